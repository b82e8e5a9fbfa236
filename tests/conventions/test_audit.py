"""The audit of dependencies: it finds what is known, and says so when it cannot ask."""

import importlib.util
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    spec = importlib.util.spec_from_file_location("audit", ROOT / ".ci" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "requirements.lock").write_text(
        "# made\ngood==1.0 \\\n    --hash=sha256:00\n"
        "bad==2.0 ; python_version>'3' \\\n    --hash=sha256:01\n"
    )
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module.shutil, "which", lambda *_, **__: None)
    return module


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An index that knows something against one package."""

    class Index(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            known = [
                {"id": "PYSEC-1", "fixed_in": ["2.1"]},
                {"id": "PYSEC-2", "fixed_in": [], "withdrawn": "2026-01-01"},
            ]
            bad = self.path == "/pypi/bad/2.0/json"
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"vulnerabilities": known if bad else []}).encode())

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Index) as server:
        monkeypatch.setenv("PIP_INDEX_URL", f"http://127.0.0.1:{server.server_port}/simple/")
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield
        server.shutdown()
        thread.join()


@pytest.mark.usefixtures("service")
def test_a_known_weakness_fails(audit: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main() == 1
    said = capsys.readouterr().out
    assert "bad 2.0: PYSEC-1, mended in 2.1" in said
    assert "PYSEC-2" not in said


def test_without_a_network_it_says_so_and_fails_nothing(
    audit: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    assert audit.main() == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2
    assert all("were not audited" in line for line in said)
