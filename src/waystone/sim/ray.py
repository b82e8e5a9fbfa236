"""Mass play on a Ray cluster: the same jobs, the same results."""

from collections.abc import Iterator

from waystone.kernel.errors import WaystoneError
from waystone.sim.run import Job, Result, play

CHUNK = 25


def run_on_ray(jobs: list[Job], address: str) -> Iterator[Result]:
    """`local` starts Ray on this machine; anything else is the address of a cluster."""
    try:
        import ray
    except ModuleNotFoundError:
        raise WaystoneError("Playing on Ray needs it: install waystone[sim].") from None
    try:
        ray.init(
            address=None if address == "local" else address,
            ignore_reinit_error=True,
            log_to_driver=False,
            include_dashboard=False,
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise WaystoneError(f"No Ray cluster answers at {address}: {error}.") from None
    try:
        remote = ray.remote(_play_all)
        chunks = [jobs[n : n + CHUNK] for n in range(0, len(jobs), CHUNK)]
        for waiting in [remote.remote(chunk) for chunk in chunks]:
            yield from ray.get(waiting)
    finally:
        ray.shutdown()


def _play_all(jobs: list[Job]) -> list[Result]:
    return [play(job) for job in jobs]
