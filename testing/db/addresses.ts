/** Database that `testDatabase` copies: migrated and empty. */
export const templateName = 'eintritt_template';

/** Addresses of the nodes of a Citus cluster of yours (`CITUS`), the coordinator first; none without it. */
export const citusNodes = (process.env.CITUS ?? '').split(',').filter(Boolean);

/** Returns `clusterUrl` with another database name. */
export function databaseAddress(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
