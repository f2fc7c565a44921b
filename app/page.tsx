import { redirect } from 'next/navigation';
import { findOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getFirstSteps } from '@/lib/services/first-steps/get';

/** The inbox, or the first steps where a club is on its way; the office sends on to sign-in whoever is not signed in. */
export default async function StartPage() {
  const session = await findOfficeSession();
  if (session && isRoleAtLeast(session.user.role, 'Manager')) {
    const { isDone, isPutAway } = await getFirstSteps(session.ctx);
    if (!isDone && !isPutAway) redirect('/first-steps');
  }
  redirect('/submissions');
}
