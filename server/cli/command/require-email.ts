import { UsageError } from '@/bin/commands.mjs';
import { EmailAddress } from '@/lib/contracts/users';

/** Throws unless the value of `--admin-email` is an address. */
export function requireEmail(email: string): void {
  if (!EmailAddress.safeParse(email).success)
    throw new UsageError(`--admin-email ${email} is no e-mail address: write it as in me@my-club.example`);
}
