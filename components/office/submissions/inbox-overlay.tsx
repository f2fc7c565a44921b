'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { SavedView } from '@/lib/contracts/saved-views';
import { BatchDialog } from './batch-dialog';
import { DecisionDialog } from './decide/decision-dialog';
import { UnconfirmedDialog } from './decide/unconfirmed-dialog';
import { DisplayDialog } from './display-dialog';
import { ExportDialog } from './export-dialog';
import type { InboxPreferences } from './inbox-preferences';
import { MoreFilters } from './more-filters';
import { ShortcutsDialog } from './shortcuts-dialog';
import type { Overlay } from './use-overlay';
import type { SubmissionFilterState } from './use-submission-filters';
import { ViewsDialog } from './views-dialog';

type InboxOverlayProps = Pick<SubmissionFilterState, 'filters' | 'setFilters'> & {
  overlay: Overlay;
  /** Whether this role edits the club's templates. */
  canManage: boolean;
  onClose: () => void;
  onOpen: (overlay: Overlay) => void;
  /** Called when an action is in the queue. */
  onOrdered: () => void;
  preferences: InboxPreferences;
  changePreferences: (changes: Partial<InboxPreferences>) => void;
  views: readonly SavedView[];
};

/** The dialogs of the list, loaded when the first one opens. */
export function InboxOverlay({ overlay, ...props }: InboxOverlayProps) {
  if (overlay.kind === 'batch')
    return <BatchDialog {...props} action={overlay.action} target={overlay.target} />;
  if (overlay.kind === 'decision')
    return (
      <DecisionDialog
        {...props}
        key={overlay.action}
        action={overlay.action}
        target={overlay.target}
        onRemind={() => props.onOpen({ kind: 'batch', action: 'ResendConfirmation', target: overlay.target })}
      />
    );
  if (overlay.kind === 'unconfirmed') return <UnconfirmedDialog {...props} item={overlay.item} />;
  if (overlay.kind === 'export') return <ExportDialog {...props} target={overlay.target} />;
  if (overlay.kind === 'filters') return <FilterDialog {...props} />;
  if (overlay.kind === 'display') return <DisplayDialog {...props} />;
  if (overlay.kind === 'shortcuts') return <ShortcutsDialog {...props} />;
  return <ViewsDialog {...props} />;
}

type FilterDialogProps = Pick<SubmissionFilterState, 'filters' | 'setFilters'> & { onClose: () => void };

/** Filters apply at once; the list updates behind the dialog. */
function FilterDialog({ filters, setFilters, onClose }: FilterDialogProps) {
  const t = useTranslations('office.list');
  const inbox = useTranslations('inbox');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('moreFiltersTitle')}
      width="sm"
      footer={
        <Button variant="primary" onClick={onClose}>
          {inbox('showList')}
        </Button>
      }
    >
      <MoreFilters filters={filters} setFilters={setFilters} />
    </Dialog>
  );
}
