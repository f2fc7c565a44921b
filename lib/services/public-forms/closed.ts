import type { PublicForm } from '@/lib/contracts/public';
import { today } from '@/lib/rules/dates/calendar';
import { openingAt } from '@/lib/rules/dates/opening';
import type { SubmissionKind } from '@/lib/rules/enums';
import { offerState } from '@/lib/rules/money/tariff-fit';
import type { FormConfig } from './load-config';

/**
 * The reason why a form is closed; null if it is open. The text of a booked-out form is its closed text, else the words
 * of its full tariff.
 */
export function closedOf(
  config: Pick<FormConfig, 'club' | 'settings' | 'cancellation' | 'memberships' | 'furtherForm'>,
  kind: SubmissionKind,
  now: Date,
): PublicForm['closed'] {
  const { settings, cancellation, memberships, furtherForm } = config;
  const switches = {
    Membership: { isActive: settings.isActive, text: settings.closedText },
    Change: { isActive: settings.isChangeActive, text: settings.changeClosedText },
    Cancellation: { isActive: cancellation.isActive, text: cancellation.closedText },
  };
  if (config.club.suspendedAt) return { reason: 'SwitchedOff', text: '' };
  const { isActive, text } = switches[kind];
  if (!isActive) return { reason: 'SwitchedOff', text };
  const opening = furtherForm ? openingAt(furtherForm, now) : 'Open';
  if (opening !== 'Open') return { reason: opening, text };
  const offer = kind === 'Membership' ? offerState(memberships, today(config.club.timeZone, now)) : 'Open';
  if (offer === 'Open') return null;
  if (offer !== 'Full') return { reason: offer, text: '' };
  return {
    reason: offer,
    text: text || (memberships.find(one => one.isFull && one.fullText)?.fullText ?? ''),
  };
}
