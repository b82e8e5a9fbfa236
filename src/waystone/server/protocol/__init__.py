"""Every message between server and client, once. The schema page and the client's TypeScript types
are made from these classes.

HTTP bodies are JSON. On the WebSocket `/ws/{table}` every message is one JSON text frame with a
`type`. A client message may carry a `ref`; the error or acknowledgement that answers it carries the
same. Text of players and of games is plain text, never HTML. Calls over HTTP carry tokens in the
header `Authorization: Bearer TOKEN` (several with commas) and the password of a table, written as
in a URL, in `X-Waystone-Password`; neither is ever part of an address.

A client keeps one `Table` per seat it watches: `view` replaces it, `patch` changes it; `seq` counts
them. A question is named by its seat, its number and the `epoch` in which it stands (each undo
begins a new one), so that an answer to a question that has been taken back meanwhile is refused.
"""

from .asked import *  # noqa: F403
from .foreseen import *  # noqa: F403
from .http import *  # noqa: F403
from .told import *  # noqa: F403
from .words import *  # noqa: F403
