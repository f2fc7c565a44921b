/** Database that `testDatabase` copies: migrated and empty. */
export const templateName = 'eintritt_template';

/** Returns `clusterUrl` with another database name. */
export function databaseAddress(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
