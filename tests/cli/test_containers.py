"""`Dockerfile` and `compose.yaml`, held against the program as far as no container is needed."""

import ast
import fnmatch
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import yaml
from starlette.routing import Route

from waystone.cli import parser, serve
from waystone.server.store.database import make_engine
from waystone.server.web.app import Config, make_app

ROOT = Path(__file__).parents[2]
VARIABLES = {serve.variable(flag) for flag, *_ in serve.FLAGS}


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each on one line."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.split("\n") if line and not line.startswith("#")]
    return [(name, rest.strip()) for name, _, rest in (line.partition(" ") for line in lines)]


def of(name: str) -> list[str]:
    return [rest for found, rest in instructions() if found == name]


def copied() -> list[tuple[list[str], str]]:
    """What comes from the checkout and where to, in every stage."""
    pairs = [rest.split() for rest in of("COPY") if not rest.startswith("--from")]
    return [(words[:-1], words[-1]) for words in pairs]


@pytest.fixture
def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def test_every_file_that_is_copied_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    kept = {line[1:] for line in ignored if line.startswith("!")}
    for sources, _ in copied():
        for source in sources:
            assert (ROOT / source).exists(), source
            assert source.split("/")[0] in kept, source
            wrong = [line for line in ignored[1:] if fnmatch.fnmatch(source, line)]
            assert wrong == [], source


def test_a_stage_takes_what_the_stage_before_has_built() -> None:
    stages = [words.rpartition(" AS ")[2] for words in of("FROM") if " AS " in words]
    [(stage, source, target)] = [
        re.fullmatch(r"--from=(\w+) (\S+) (\S+)", rest).groups()  # type: ignore[union-attr]
        for rest in of("COPY")
        if rest.startswith("--from")
    ]
    assert stage in stages
    built = re.search(r'outDir: "\.\./(\S+)"', (ROOT / "web/vite.config.ts").read_text("utf-8"))
    assert built is not None
    assert (source, target) == (f"/waystone/{built[1]}", built[1])


def test_the_python_of_the_image_is_one_that_the_project_names() -> None:
    version = of("FROM")[-1].removeprefix("python:").removesuffix("-slim")
    assert f"Python :: {version}" in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_settings_are_those_of_the_program(compose: Any) -> None:
    image = dict(pair.split("=") for rest in of("ENV") for pair in rest.split())
    table = compose["services"]["table"]
    assert {name for name in image if name.startswith("WAYSTONE")} <= VARIABLES
    assert set(table["environment"]) <= VARIABLES
    assert of("EXPOSE") == [image["WAYSTONE_PORT"]]
    assert [port.rpartition(":")[2] for port in table["ports"]] == [image["WAYSTONE_PORT"]]
    assert image["XDG_DATA_HOME"] == of("VOLUME")[0]
    command = json.loads(of("CMD")[-1])
    assert command[0] == "waystone"
    parser(command[1]).parse_args(command[1:])


def test_health_is_asked_where_it_is_answered(tmp_path: Path) -> None:
    [check] = of("HEALTHCHECK")
    command = json.loads(check.partition("CMD ")[2])
    assert command[:2] == ["python", "-c"]
    ast.parse(command[2])
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", command[2])
    assert asked is not None
    assert asked[1] == of("EXPOSE")[0]
    app = make_app(Config(f"sqlite:///{tmp_path}/tables.db"))
    assert asked[2] in {route.path for route in app.routes if isinstance(route, Route)}


def test_the_table_finds_its_database(compose: Any) -> None:
    services = compose["services"]
    told = services["table"]["environment"]["WAYSTONE_DB"]
    password = re.findall(r"\$\{(\w+):\?[^}]+\}", told)
    url = sa.make_url(re.sub(r"\$\{[^}]+\}", "secret", told))
    make_engine(url.render_as_string(hide_password=False))
    assert url.host in services
    assert url.host in services["table"]["depends_on"]
    database = services[url.host]
    given = database["environment"]
    assert (given["POSTGRES_USER"], given["POSTGRES_DB"]) == (url.username, url.database)
    assert re.findall(r"\$\{(\w+):\?[^}]+\}", given["POSTGRES_PASSWORD"]) == password
    assert {f"--username={url.username}", f"--dbname={url.database}"} <= set(
        database["healthcheck"]["test"]
    )
    volumes = {volume.partition(":")[0] for volume in database["volumes"]}
    assert volumes == set(compose["volumes"])


def test_pages_type_what_the_compose_file_asks_for(compose: Any) -> None:
    [variable] = re.findall(
        r"\$\{(\w+):", compose["services"]["table"]["environment"]["WAYSTONE_DB"]
    )
    for page in ("README.md", "docs/deployment.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        assert f"{variable}=secret docker compose up" in text, page


@pytest.mark.slow
def test_what_is_copied_is_enough_for_the_wheel(tmp_path: Path) -> None:
    """The second stage, with the page that the first one builds."""
    last = max(n for n, (name, _) in enumerate(instructions()) if name == "FROM")
    for name, rest in instructions()[last:]:
        if name != "COPY":
            continue
        *sources, target = rest.removeprefix("--from=page /waystone/").split()
        for source in sources:
            to = tmp_path / "context" / (source if target == "./" else target)
            if (ROOT / source).is_dir():
                leave = shutil.ignore_patterns("__pycache__", "static")
                shutil.copytree(ROOT / source, to, ignore=leave, dirs_exist_ok=True)
            else:
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / source, to)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    wheels = tmp_path / "wheels"
    subprocess.run([*build, "--wheel-dir", wheels, tmp_path / "context"], check=True)
    [wheel] = wheels.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "waystone/server/static/index.html" in names
    assert "waystone/rules/_template.md" in names
