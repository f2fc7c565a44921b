import type { Db, Tx } from '@/db/client';
import type { Locale, Role } from '@/lib/rules/enums';

/** Who makes the request. The club comes from the actor's credentials, never from the request. */
export type Actor =
  | {
      readonly kind: 'User';
      readonly id: string;
      readonly role: Role;
      readonly sessionId: string;
      /** Set for a limited user, who sees only the submissions of these departments (`withClub`). Not empty. */
      readonly departmentIds?: readonly string[];
    }
  | { readonly kind: 'ApiKey'; readonly id: string; readonly role: Role }
  | {
      readonly kind: 'Member';
      readonly ip: string;
      readonly userAgent: string;
      /** Set if they use the link of this guardian; in the history also of this family member. */
      readonly guardianId?: string | null;
    }
  /** With `departmentIds` it reads what a limited user may see. */
  | { readonly kind: 'System'; readonly departmentIds?: readonly string[] };

/** First argument of every function of `lib/services`. */
export type Ctx = {
  readonly db: Db;
  /** Set while a transaction of this club is open; see `withClub`. */
  readonly tx?: Tx;
  readonly clubId: string;
  readonly actor: Actor;
  readonly now: Date;
  /** The time at each call, which is after `now` where a request waited for a lock. Absent where a test sets the time. */
  readonly clock?: () => Date;
  readonly requestId: string;
  /** The reader's language, for messages. */
  readonly locale: Locale;
};

/** Context of work that no user requested: the worker, the nightly run, commands of the operator. */
export function systemCtx<const Given extends object>(given: Given) {
  return { ...given, actor: { kind: 'System' } } as const;
}

/** Context of a visitor who uses the link of a guardian; null is the applicant. */
export function byLinkOf<Given extends Pick<Ctx, 'actor'>>(given: Given, guardianId: string | null): Given {
  const { actor } = given;
  return actor.kind === 'Member' ? { ...given, actor: { ...actor, guardianId } } : given;
}
