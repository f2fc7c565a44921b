import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A club's site with pages by path. The browser resolves every name below `.example` to this machine. */
export type HostSite = {
  /** An origin of this site. Its pages are no secure context, like those of a club without https. */
  readonly origin: (name: string) => string;
  readonly put: (path: string, html: string, headers?: Record<string, string>) => void;
  readonly close: () => Promise<void>;
};

export async function openHostSite(): Promise<HostSite> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8', ...page?.headers });
    response.end(page?.html ?? '');
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  const { port } = portOf(server.address());
  return {
    origin: name => `http://${name}.example:${port}`,
    put: (path, html, headers = {}) => {
      pages.set(path, { html: `<!doctype html><html lang="de"><title>Verein</title>${html}`, headers });
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('the site listens on no port');
  return address;
}
