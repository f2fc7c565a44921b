import type { Mailbox } from '../fixtures/mailbox';

/** Returns the path of a link in the first mail to an address. */
export async function mailedLink(
  mailbox: Mailbox,
  address: string,
  kind: 'status' | 'confirm' | 'family',
): Promise<string> {
  const mail = await mailbox.waitFor(({ recipients }) => recipients.includes(address));
  return new RegExp(`/${kind}/[\\w-]+`).exec(mail.text ?? '')?.[0] ?? '';
}
