import '#globals.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { parseTheme, themeCookie } from '@/components/office/shell/preferences';
import { Toaster } from '@/components/ui/overlays/toaster';
import { getPageLocale } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';

const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--font-inter',
  weight: '100 900',
  display: 'swap',
});

/** The browser loads it only for pages that contain one of its letters. */
const interExtended = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  variable: '--font-inter-ext',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** Typeface of code, secrets and ids. The browser loads it only for pages that show some. */
const geistMono = localFont({
  src: '../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  variable: '--font-geist-mono',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  title: { default: 'Eintritt', template: '%s · Eintritt' },
  robots: { index: false, follow: false },
  icons: [{ url: '/icon.svg', type: 'image/svg+xml' }],
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, cookieStore] = await Promise.all([getPageLocale(), cookies()]);
  return (
    <html
      lang={locale}
      data-theme={parseTheme(cookieStore.get(themeCookie)?.value)}
      className={`${inter.variable} ${interExtended.variable} ${geistMono.variable}`}
    >
      <body>
        <PageProvider namespaces={['ui']}>
          {children}
          <Toaster />
        </PageProvider>
      </body>
    </html>
  );
}
