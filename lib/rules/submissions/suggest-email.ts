import { editDistance } from '@/lib/rules/format/edit-distance';

/** Providers that many people use, most used first. */
const providers = (
  'gmail.com gmx.de web.de t-online.de outlook.com outlook.de hotmail.com hotmail.de icloud.com gmx.net ' +
  'googlemail.com yahoo.de yahoo.com freenet.de live.de live.com aol.com aol.de arcor.de online.de posteo.de ' +
  'mailbox.org mail.de email.de vodafone.de kabelmail.de gmx.at gmx.ch gmx.com bluewin.ch aon.at proton.me ' +
  'protonmail.com msn.com hotmail.at hotmail.ch outlook.at yahoo.at'
).split(' ');

/** Real domains that differ from a provider by one letter. */
const others =
  'mail.com email.com ymail.com gmx.eu gmx.fr gmx.es gmx.it mail.ch email.ch yahoo.it live.at live.ch live.it';
const known = new Set([...providers, ...others.split(' ')]);

/**
 * The address with the provider that was probably meant: `jonas@gmial.com` gives `jonas@gmail.com`. Null if the domain
 * is a provider's or resembles none. It is only a guess: people have domains of their own.
 */
export function suggestEmail(address: string): string | null {
  const [, name, typed = ''] = /^\s*([^\s@]+)@([^\s@]+?)[.,]?\s*$/.exec(address) ?? [];
  const domain = typed.toLowerCase();
  if (!name || known.has(domain)) return null;
  const [best] = providers
    .map(provider => ({ provider, edits: editDistance(domain, provider) }))
    .filter(({ provider, edits }) => edits <= (provider.length < 9 ? 1 : 2))
    .sort((a, b) => a.edits - b.edits);
  return best ? `${name}@${best.provider}` : null;
}
