import type { ServerOptions } from 'node:http';

/**
 * How requests are taken: 10 s for the headers, 30 s for a request, and no upgrades. Clients that offer HTTP/2 without TLS
 * (Java's by default) or WebSockets get their answer by HTTP/1.1 (RFC 9110 §7.8).
 */
export const serverOptions: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  shouldUpgradeCallback: () => false,
};

/** Each connection holds memory of ours and of the kernel. More are closed as they come. */
export const connectionsMax = 5_000;

/** A connection that has carried so many requests is closed after its answer. */
export const requestsPerSocketMax = 1_000;
