import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import { clubUsers, users } from '@/db/schema/users';
import { hashPassword } from '@/lib/auth/password';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import type { Role } from '@/lib/rules/enums';

export type NewUser = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly password: string;
};

/**
 * Creates a user whose address counts as confirmed, with a role in the current club; for the operator's command line
 * and the demo. Returns the user's id. Throws 409 if the address has an account.
 */
export async function createUserWithPassword(ctx: Ctx, user: NewUser): Promise<string> {
  const passwordHash = await hashPassword(user.password);
  const userId = uuid();
  return withClub(ctx, async tx => {
    const inserted = await tx
      .insert(users)
      .values({
        id: userId,
        email: user.email,
        emailConfirmedAt: ctx.now,
        firstName: user.firstName,
        lastName: user.lastName,
        locale: ctx.locale,
        passwordHash,
        passwordChangedAt: ctx.now,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (inserted.length === 0) throw new AppError('already-taken', { members: { email: user.email } });
    await tx.insert(clubUsers).values({ clubId: ctx.clubId, userId, role: user.role, createdAt: ctx.now });
    return userId;
  });
}
