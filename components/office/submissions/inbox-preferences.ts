import { type SubmissionColumn, submissionColumns } from '@/lib/rules/enums';

/** Display settings of the list, per browser. */
export type InboxPreferences = {
  readonly density: 'comfortable' | 'compact';
  readonly columns: readonly SubmissionColumn[];
  /** Single-key shortcuts can be turned off (WCAG 2.1.4). */
  readonly hasKeys: boolean;
};

export const inboxCookie = 'inbox';

export const defaultColumns: readonly SubmissionColumn[] = ['Number', 'Kind', 'Subject', 'Received', 'State'];

/** Parses the cookie; invalid parts count as absent. */
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
