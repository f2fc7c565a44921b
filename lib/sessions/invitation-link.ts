import { processConnection } from '@/db/client';
import { canSignInInstead } from '@/lib/services/auth/reset-password';

/** Whether the invitation belongs to an account that can sign in and accept it there. */
export function isForExistingAccount({ email, code }: { email: string; code: string }): Promise<boolean> {
  return canSignInInstead({ db: processConnection().db, now: new Date() }, { email, resetCode: code });
}
