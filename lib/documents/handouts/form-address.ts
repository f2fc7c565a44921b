import { env } from '@/lib/env';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';

/** Where everybody fills in a form of the club; without a language the reader's browser chooses it. */
export function formAddress(slug: string, kind: SubmissionKind, locale?: Locale): string {
  const address = `${env().APP_URL}/f/${slug}/${kind.toLowerCase()}`;
  return locale ? `${address}?lang=${locale}` : address;
}
