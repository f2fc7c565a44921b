'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { SortableList } from '@/components/ui/display/sortable-list';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Notice } from '@/components/ui/notice';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toaster';
import { useSaveArrangement } from '@/lib/api-client/dashboard';
import type { DashboardArrangement } from '@/lib/contracts/dashboard-arrangement';
import { dashboardCards } from '@/lib/rules/enums';

type ArrangeDialogProps = { arrangement: DashboardArrangement; onClose: () => void };

type Cards = DashboardArrangement['cards'];

const given: Cards = dashboardCards.map(card => ({ card, isShown: true }));

/** Arranges the reports, for this user in this club. */
export function ArrangeDialog({ arrangement, onClose }: ArrangeDialogProps) {
  const t = useTranslations('reports.arrange');
  const names = useTranslations('reports.cards');
  const ui = useTranslations('ui');
  const [cards, setCards] = useState<Cards>(arrangement.cards);
  const arrange = useSaveArrangement();
  const save = () =>
    arrange.mutate(
      { cards },
      {
        onSuccess: () => {
          toast.success(t('saved'));
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
      width="sm"
      footer={
        <>
          <Button variant="ghost" onClick={() => setCards(given)} className="sm:mr-auto">
            {t('reset')}
          </Button>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" pending={arrange.isPending} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      {arrange.isError && (
        <Notice tone="danger" className="mb-4">
          {t('failed')}
        </Notice>
      )}
      <SortableList
        label={t('list')}
        items={cards}
        keyOf={({ card }) => card}
        nameOf={({ card }) => names(card)}
        onReorder={setCards}
      >
        {({ card, isShown }) => (
          <div className="py-1.5">
            <Checkbox
              label={names(card)}
              checked={isShown}
              onChange={({ target }) =>
                setCards(cards.map(one => (one.card === card ? { card, isShown: target.checked } : one)))
              }
            />
          </div>
        )}
      </SortableList>
    </Dialog>
  );
}
