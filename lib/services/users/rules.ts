import type { UpdateUser } from '@/lib/contracts/users';
import type { Actor } from '@/lib/platform/context';
import { AppError, type Violation } from '@/lib/platform/errors';
import type { MemberRow } from './queries';

const pauseMs = 60_000;

/** Throws a 403, whatever the id is, so that nobody but an Admin learns which ids there are. */
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
  readonly hasActive: boolean;
};

/**
 * What an update would change. Throws a 403 for role and state by anybody but an Admin, and a 400 for what belongs
 * to the person alone: the address, and the name once the person has come.
 */
export function requireChanges(actor: Actor, row: MemberRow, user: UpdateUser): UserChanges {
  const changes = {
    hasNames: user.firstName !== row.firstName || user.lastName !== row.lastName,
    hasRole: user.role !== undefined && user.role !== row.role,
    hasActive: user.isActive !== undefined && user.isActive !== row.isActive,
  };
  if ((changes.hasRole || changes.hasActive) && !isAdmin(actor)) throw new AppError('forbidden');
  const violations = [
    ...emailViolations(row, user),
    ...(isSelf(actor, row.id) || row.isPending ? emptiedNames(row, user) : foreignNames(row, user)),
  ];
  if (violations.length > 0) throw new AppError('validation', { violations });
  return changes;
}

function emailViolations(row: MemberRow, { email }: UpdateUser): Violation[] {
  const isSame = email === undefined || email.trim().toLowerCase() === row.email.toLowerCase();
  return isSame ? [] : [{ path: 'email', key: 'emailOfOwner' }];
}

const names = ['firstName', 'lastName'] as const;

/** A name may stay empty, as accounts made at the command line are, but not become so. */
function emptiedNames(row: MemberRow, user: UpdateUser): Violation[] {
  return names
    .filter(name => user[name].trim() === '' && row[name] !== '')
    .map(path => ({ path, key: 'required' }));
}

function foreignNames(row: MemberRow, user: UpdateUser): Violation[] {
  return names.filter(name => user[name] !== row[name]).map(path => ({ path, key: 'nameOfOwner' }));
}

/**
 * Throws a 409 where the club would be left without an Admin. An Admin who has yet to accept the invitation is none
 * beside one who can sign in.
 */
export function assertNotLastAdmin(row: MemberRow, others: { all: number; ready: number }): void {
  if (row.role !== 'Admin' || !row.isActive) return;
  if ((row.isPending ? others.all : others.ready) === 0) throw new AppError('last-admin');
}

/** Throws 409 where the invitation was accepted, 429 where the last one is younger than a minute. */
export function assertMayInviteAgain(row: MemberRow, now: Date): void {
  if (!row.isPending || !row.isActive) throw new AppError('state-conflict');
  const waitMs = row.invitedAt === null ? 0 : row.invitedAt.getTime() + pauseMs - now.getTime();
  if (waitMs > 0) {
    throw new AppError('too-soon', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
  }
}
