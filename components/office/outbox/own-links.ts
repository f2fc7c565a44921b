const address = /https?:\/\/[^\s<>]+/g;

/** Whether a mail has other links than that to the club's website, such as one to confirm. */
export function hasOwnLinks(text: string, website: string): boolean {
  const home = website.replace(/\/+$/, '');
  return (text.match(address) ?? []).some(link => home === '' || link.replace(/[/.,)]+$/, '') !== home);
}
