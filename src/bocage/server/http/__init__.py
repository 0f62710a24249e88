"""The doors: routes and sockets on Litestar, who somebody is and what he may do, and the logs."""
