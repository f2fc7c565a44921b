/** An address as people type it, with the `https://` that it lacks: `www.club.example`. Others are unchanged. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return text === '' || /\s/.test(text) || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}
