"""The server on the network: calls, sockets, pages, numbers."""
