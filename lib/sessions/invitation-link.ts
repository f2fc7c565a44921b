import { processConnection } from '@/db/client';
import { leadsToAccount } from '@/lib/services/auth/reset-password';

/** Whether the invitation belongs to an account that can sign in and accept it there. */
export function isInvitationOfAccount({ email, code }: { email: string; code: string }): Promise<boolean> {
  return leadsToAccount({ db: processConnection().db, now: new Date() }, { email, resetCode: code });
}
