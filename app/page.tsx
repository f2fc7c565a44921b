import { redirect } from 'next/navigation';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { officeStart } from '@/lib/rules/office-start';
import { getFirstSteps } from '@/lib/services/first-steps/first-steps';
import { findOfficeSession } from '@/lib/sessions/office-session';

/**
 * The submissions to decide, or the first steps until a club's form is published. The office redirects to sign-in
 * without a session.
 */
export default async function StartPage() {
  const session = await findOfficeSession();
  if (session && isRoleAtLeast(session.user.role, 'Manager')) {
    const { steps, isPutAway } = await getFirstSteps(session.ctx);
    if (!isPutAway && steps.some(({ key, isDone }) => key === 'Form' && !isDone)) redirect('/first-steps');
  }
  redirect(officeStart);
}
