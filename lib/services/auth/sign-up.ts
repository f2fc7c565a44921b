import type { Db } from '@/db/client';
import { ChangeClubInfo } from '@/lib/contracts/club';
import type { SignUpRequest, SlugProposal } from '@/lib/contracts/sign-up';
import { env } from '@/lib/env';
import { type Ctx, systemCtx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';
import type { Locale } from '@/lib/rules/enums';
import { slugOf } from '@/lib/rules/format/slug-of';
import { createClub } from '@/lib/services/clubs/create';
import { findClubBySlug } from '@/lib/services/clubs/find-by-slug';
import { subscribeFirstAdmin } from '@/lib/services/notifications/subscribe-first-admin';
import { createUser } from '@/lib/services/users/create';

type Scope = Pick<Ctx, 'db' | 'now' | 'requestId'> & {
  readonly locale: Locale;
  /** Whether the installation allows sign-up; its setting by default. */
  readonly isOpen?: boolean;
};

/** Largest number that is appended to a used slug. */
const numberMax = 99;

/**
 * Creates a club with its first Admin in one transaction and mails a link that sets the password. Only the reader of
 * the address learns it, so nobody can open an account in another name. An existing account gets the mail too and does
 * not change; response and work are the same, so nobody learns that it exists. The forms stay closed until the club
 * puts them online. Throws 403 if sign-up is not allowed, 409 for a used slug, 429 like `queueInvitation`.
 */
export async function signUp(
  { db, now, requestId, locale, isOpen }: Scope,
  given: SignUpRequest,
): Promise<void> {
  assertOpen(locale, isOpen);
  const { clubName, slug, email, firstName, lastName } = given;
  if ((await findClubBySlug(db, slug)) !== null) throw new AppError('already-taken', { members: { slug } });
  await db.transaction(async tx => {
    const info = ChangeClubInfo.parse({ name: clubName, locale });
    const clubId = await createClub(tx, slug, info, { areFormsOnline: false });
    const ctx = systemCtx({ db, tx, clubId, now, requestId, locale });
    const { id } = await createUser(ctx, { email, firstName, lastName, role: 'Admin' });
    await subscribeFirstAdmin(ctx, id);
  });
}

/**
 * Returns the slug of a name and, if it is used, the next free one with a number up to 99. `free` is empty if there is
 * none. Throws 403 like `signUp`.
 */
export async function proposeSlug(
  { db, locale, isOpen }: { readonly db: Db; readonly locale: Locale; readonly isOpen?: boolean },
  name: string,
): Promise<SlugProposal> {
  assertOpen(locale, isOpen);
  const slug = slugOf(name);
  if (slug === '') return { slug, isTaken: false, free: '' };
  if ((await findClubBySlug(db, slug)) === null) return { slug, isTaken: false, free: slug };
  for (let number = 2; number <= numberMax; number += 1) {
    const next = `${slug.slice(0, 60)}-${number}`;
    if ((await findClubBySlug(db, next)) === null) return { slug, isTaken: true, free: next };
  }
  return { slug, isTaken: true, free: '' };
}

function assertOpen(locale: Locale, isOpen = env().ALLOW_SIGNUP): void {
  if (!isOpen) throw new AppError('forbidden', { detail: messageOf(locale, 'problems', 'signUp.closed') });
}
