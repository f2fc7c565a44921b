import { type SubmissionColumn, submissionColumns } from '@/lib/rules/enums';

/** How one person sees the list in this browser. */
export type InboxPreferences = {
  readonly density: 'comfortable' | 'compact';
  readonly columns: readonly SubmissionColumn[];
  /** Single keys that do something can be switched off (WCAG 2.1.4). */
  readonly hasKeys: boolean;
};

export const inboxCookie = 'inbox';

export const defaultColumns: readonly SubmissionColumn[] = ['Number', 'Kind', 'Subject', 'Received', 'State'];

/** What the cookie says; anything that it cannot mean counts as not said. */
export function parseInboxPreferences(value: string | undefined): InboxPreferences {
  const [density, columns, keys] = (value ?? '').split('|');
  // Cookies of older versions have the columns' names in lower case.
  const chosen = (columns ?? '').toLowerCase().split('.');
  return {
    density: density === 'compact' ? 'compact' : 'comfortable',
    columns:
      columns === undefined
        ? defaultColumns
        : submissionColumns.filter(name => chosen.includes(name.toLowerCase())),
    hasKeys: keys !== 'off',
  };
}

export function writeInboxPreferences({ density, columns, hasKeys }: InboxPreferences): string {
  return [density, columns.join('.'), hasKeys ? 'on' : 'off'].join('|');
}
