"""The table over the network: an HTTP API, a WebSocket, a store. It knows no game."""
