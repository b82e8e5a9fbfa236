"""Results as tables: CSV always, Parquet where pyarrow is installed."""

import csv
from pathlib import Path
from typing import Any

from waystone.kernel.errors import WaystoneError
from waystone.sim.collect import Row


def rows_of(jobs: list[Any], results: list[Any]) -> list[Row]:
    """One row a game."""
    return [
        {
            "game": job.game,
            "mode": job.setup.mode,
            "scenario": job.setup.scenario,
            "variants": ",".join(job.setup.variants),
            "choices": ",".join(f"{k}={v}" for k, v in job.setup.choices.items()),
            "seats": job.setup.seats,
            "bots": ",".join(job.bots),
            "seed": result.seed,
            "outcome": result.outcome,
            "winners": ",".join(map(str, result.winners)),
            "answers": result.answers,
            "seconds": round(result.seconds, 6),
            "error": result.error,
        }
        for job, result in zip(jobs, results, strict=True)
    ]


def export(path: Path, rows: list[Row]) -> None:
    if not rows:
        raise WaystoneError(f"There is nothing to write to {path}.")
    try:
        if path.suffix == ".csv":
            with path.open("w", newline="", encoding="utf-8") as file:
                writer = csv.DictWriter(file, fieldnames=list(rows[0]))
                writer.writeheader()
                writer.writerows(rows)
        elif path.suffix == ".parquet":
            _parquet(path, rows)
        else:
            raise WaystoneError(f"{path}: write results to a .csv or a .parquet file.")
    except OSError as error:
        raise WaystoneError(f"Cannot write {path}: {error.strerror}.") from None


def _parquet(path: Path, rows: list[Row]) -> None:
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise WaystoneError("Parquet needs pyarrow: install waystone[sim].") from None
    parquet.write_table(pyarrow.Table.from_pylist(rows), path)
