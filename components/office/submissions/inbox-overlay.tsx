'use client';

import { BatchDialog } from '@/components/office/submissions/batch-dialog';
import { DisplayDialog } from '@/components/office/submissions/display-dialog';
import { ExportDialog } from '@/components/office/submissions/export-dialog';
import { FilterDialog } from '@/components/office/submissions/filter-dialog';
import type { InboxPreferences } from '@/components/office/submissions/inbox-preferences';
import { ShortcutsDialog } from '@/components/office/submissions/shortcuts-dialog';
import type { Overlay } from '@/components/office/submissions/use-overlay';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { ViewsDialog } from '@/components/office/submissions/views-dialog';
import type { SavedView } from '@/lib/contracts/saved-views';

type InboxOverlayProps = Pick<SubmissionFilterState, 'filters' | 'setFilters'> & {
  overlay: Overlay;
  onClose: () => void;
  /** Something is going to be done to the selection, which ends with that. */
  onOrdered: () => void;
  preferences: InboxPreferences;
  changePreferences: (changes: Partial<InboxPreferences>) => void;
  views: readonly SavedView[];
};

/** The dialogs of the list, loaded when the first of them is opened. */
export function InboxOverlay({ overlay, ...props }: InboxOverlayProps) {
  if (overlay.kind === 'batch')
    return <BatchDialog {...props} action={overlay.action} target={overlay.target} />;
  if (overlay.kind === 'export') return <ExportDialog {...props} target={overlay.target} />;
  if (overlay.kind === 'filters') return <FilterDialog {...props} />;
  if (overlay.kind === 'display') return <DisplayDialog {...props} />;
  if (overlay.kind === 'shortcuts') return <ShortcutsDialog {...props} />;
  return <ViewsDialog {...props} />;
}
