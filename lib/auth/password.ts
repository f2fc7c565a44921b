import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id parameters for interactive sign-in: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** argon2id in PHC form. Takes about 50 ms in the thread pool. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), parameters);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. Does the same work without a hash: an unknown account must take as long as a known one
 * (threat B5).
 */
export async function isPasswordRight(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const isRight = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'));
  return isRight && passwordHash !== null;
}
