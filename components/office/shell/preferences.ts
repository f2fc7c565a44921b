export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export const themeCookie = 'theme';
export const navigationCookie = 'nav';

const maxAgeSeconds = 365 * 24 * 60 * 60;

export function parseTheme(value: string | undefined): Theme {
  return themes.find(theme => theme === value) ?? 'system';
}

/** Stores a display preference in this browser for a year. The server reads it, to render without a flash. */
export function storePreference(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no Cookie Store
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
