import type { UpdateUser } from '@/lib/contracts/users';
import type { Actor } from '@/lib/platform/context';
import { AppError, type Violation } from '@/lib/platform/errors';
import { isSameEmail } from '@/lib/rules/format/email-domain';
import type { MemberRow } from './queries';

const pauseMs = 60_000;

/** Throws a 403 unless the id is the actor's own or the actor is an Admin, so only an Admin learns which ids exist. */
export function assertSelfOrAdmin(actor: Actor, id: string): void {
  if (isSelf(actor, id) || isAdmin(actor)) return;
  throw new AppError('forbidden');
}

export function isSelf(actor: Actor, id: string): boolean {
  return actor.kind === 'User' && actor.id === id;
}

function isAdmin(actor: Actor): boolean {
  return actor.kind === 'System' || ('role' in actor && actor.role === 'Admin');
}

export type UserChanges = {
  readonly hasNames: boolean;
  readonly hasRole: boolean;
  readonly hasDepartments: boolean;
  readonly hasActive: boolean;
};

/**
 * The changes of an update. Throws a 403 if anyone but an Admin changes role, departments or state. Throws a 400 for a
 * new address, which only the user may change (`changeInfo`), for a new name of another user after the invitation was
 * accepted, and for a name that becomes empty.
 */
export function requireChanges(actor: Actor, row: MemberRow, user: UpdateUser): UserChanges {
  const changes = {
    hasNames: user.firstName !== row.firstName || user.lastName !== row.lastName,
    hasRole: user.role !== undefined && user.role !== row.role,
    hasDepartments: isOtherLimit(row.departmentIds, user.departmentIds),
    hasActive: user.isActive !== undefined && user.isActive !== row.isActive,
  };
  const { hasRole, hasDepartments, hasActive } = changes;
  if ((hasRole || hasDepartments || hasActive) && !isAdmin(actor)) throw new AppError('forbidden');
  const violations = [
    ...emailViolations(row, user),
    ...(isSelf(actor, row.id) || row.isPending ? emptiedNames(row, user) : foreignNames(row, user)),
  ];
  if (violations.length > 0) throw new AppError('validation', { violations });
  return changes;
}

function isOtherLimit(before: readonly string[], after: readonly string[] = before): boolean {
  return before.length !== after.length || before.some(id => !after.includes(id));
}

function emailViolations(row: MemberRow, { email }: UpdateUser): Violation[] {
  const isSame = email === undefined || isSameEmail(email, row.email);
  return isSame ? [] : [{ path: 'email', key: 'emailOfOwner' }];
}

const names = ['firstName', 'lastName'] as const;

/** A name may stay empty, as for accounts created on the command line, but must not become empty. */
function emptiedNames(row: MemberRow, user: UpdateUser): Violation[] {
  return names
    .filter(name => user[name].trim() === '' && row[name] !== '')
    .map(path => ({ path, key: 'required' }));
}

function foreignNames(row: MemberRow, user: UpdateUser): Violation[] {
  return names.filter(name => user[name] !== row[name]).map(path => ({ path, key: 'nameOfOwner' }));
}

/**
 * Throws a 409 if the club would have no Admin left. An Admin who has not accepted the invitation does not count
 * beside one who can sign in.
 */
export function assertNotLastAdmin(row: MemberRow, others: { all: number; ready: number }): void {
  if (row.role !== 'Admin' || !row.isActive) return;
  if ((row.isPending ? others.all : others.ready) === 0) throw new AppError('last-admin');
}

/** Throws 409 if the invitation was accepted or deactivated. */
export function assertPending(row: Pick<MemberRow, 'isPending' | 'isActive'>): void {
  if (!row.isPending || !row.isActive) throw new AppError('state-conflict');
}

/** Throws 409 if the invitation was accepted or deactivated, 429 if the last one is younger than a minute. */
export function assertMayInviteAgain(row: MemberRow, now: Date): void {
  assertPending(row);
  const waitMs = row.invitedAt === null ? 0 : row.invitedAt.getTime() + pauseMs - now.getTime();
  if (waitMs > 0) {
    throw new AppError('too-soon', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
  }
}
