'use client';

import { useTranslations } from 'use-intl';
import { MoreFilters } from '@/components/office/submissions/more-filters';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

type FilterDialogProps = Pick<SubmissionFilterState, 'filters' | 'setFilters'> & { onClose: () => void };

/** Filters take effect at once; the list changes behind the dialog. */
export function FilterDialog({ filters, setFilters, onClose }: FilterDialogProps) {
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
