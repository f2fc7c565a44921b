import type { PublicForm } from '@/lib/contracts/public';
import { openingAt } from '@/lib/rules/dates/opening';
import type { SubmissionKind } from '@/lib/rules/enums';
import type { FormConfig } from './load-config';

/** The reason why a form is closed; null if it is open. */
export function closedOf(
  config: Pick<FormConfig, 'settings' | 'cancellation' | 'memberships' | 'furtherForm'>,
  kind: SubmissionKind,
  now: Date,
): PublicForm['closed'] {
  const { settings, cancellation, memberships, furtherForm } = config;
  const switches = {
    Membership: { isActive: settings.isActive, text: settings.closedText },
    Change: { isActive: settings.isChangeActive, text: settings.changeClosedText },
    Cancellation: { isActive: cancellation.isActive, text: cancellation.closedText },
  };
  const { isActive, text } = switches[kind];
  if (!isActive) return { reason: 'SwitchedOff', text };
  const opening = furtherForm ? openingAt(furtherForm, now) : 'Open';
  if (opening !== 'Open') return { reason: opening, text };
  return kind === 'Membership' && memberships.length === 0 ? { reason: 'NoMembership', text: '' } : null;
}
