import type { ServerOptions } from 'node:http';

/**
 * Limits of requests: 10 s for the headers, 30 s for a request, and no upgrades. Clients that offer HTTP/2 without TLS
 * (Java's default) or WebSockets get an HTTP/1.1 answer (RFC 9110 §7.8).
 */
export const serverOptions: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  shouldUpgradeCallback: () => false,
};

/** Each connection uses memory of this process and of the kernel. Further connections are closed at once. */
export const connectionsMax = 5_000;

/** After this many requests a connection is closed. */
export const requestsPerSocketMax = 1_000;
