/** The origin of an address as people type or copy it (`www.club.example/join`); null where it is none of the web. */
export function originOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && /^localhost$|\./.test(url.hostname) ? url.origin : null;
  } catch {
    return null;
  }
}
