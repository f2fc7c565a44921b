import type { PublicForm } from '@/lib/contracts/public';
import type { SubmissionKind } from '@/lib/rules/enums';
import type { FormConfig } from './load-config';

/** The reason why a form is closed; null if it is open. */
export function closedOf(
  { settings, cancellation, memberships }: Pick<FormConfig, 'settings' | 'cancellation' | 'memberships'>,
  kind: SubmissionKind,
): PublicForm['closed'] {
  const switches = {
    Membership: { isActive: settings.isActive, text: settings.closedText },
    Change: { isActive: settings.isChangeActive, text: settings.changeClosedText },
    Cancellation: { isActive: cancellation.isActive, text: cancellation.closedText },
  };
  const { isActive, text } = switches[kind];
  if (!isActive) return { reason: 'SwitchedOff', text };
  return kind === 'Membership' && memberships.length === 0 ? { reason: 'NoMembership', text: '' } : null;
}
