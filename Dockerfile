# The table server. `docker compose up` starts it with PostgreSQL (compose.yaml).

FROM node:22-slim AS page
WORKDIR /waystone
COPY web web
COPY src/waystone/games src/waystone/games
RUN cd web && npm ci --no-audit --no-fund && npm run build

FROM python:3.13-slim
WORKDIR /waystone
COPY pyproject.toml README.md LICENSE ./
COPY rules rules
COPY src src
COPY web/wheel.py web/wheel.py
COPY --from=page /waystone/src/waystone/server/static src/waystone/server/static
RUN pip install --no-cache-dir . \
 && useradd --system waystone \
 && install --directory --owner=waystone /data
USER waystone
WORKDIR /data
VOLUME /data
# Without a database of its own the server keeps its tables in a file under /data.
ENV WAYSTONE_HOST=0.0.0.0 WAYSTONE_PORT=8000 XDG_DATA_HOME=/data XDG_CACHE_HOME=/tmp
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["waystone", "serve"]
