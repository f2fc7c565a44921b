'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SurchargeFields } from '@/components/office/club/surcharge-fields';
import { emptySurcharge, type Surcharge } from '@/components/office/club/tariff-draft';
import type { RecordDraft } from '@/components/office/club/use-record-draft';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SortableList } from '@/components/ui/sortable-list';
import type { Tariff } from '@/lib/api-client/master-data';

type SurchargeEditorProps = { draft: RecordDraft<Tariff>; currency: string; mayEdit: boolean };

/** Surcharges of a tariff, in the order of price lines. */
export function SurchargeEditor({ draft, currency, mayEdit }: SurchargeEditorProps) {
  const t = useTranslations('club.surcharges');
  const { surcharges } = draft.value;
  const put = (next: Surcharge[]) => draft.set({ surcharges: next });
  const isSortable = mayEdit && surcharges.length > 1;

  function add() {
    const made = emptySurcharge();
    put([...surcharges, made]);
    requestAnimationFrame(() => document.getElementById(`surcharge-${made.id}`)?.focus());
  }

  return (
    <Card title={t('title')} description={t('text')} flush>
      {surcharges.length === 0 && <p className="px-5 py-4 text-ink-muted">{t('none')}</p>}
      <SortableList
        label={t('title')}
        items={surcharges}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name || t('unnamed')}
        {...(isSortable ? { onReorder: put } : {})}
      >
        {(surcharge, index) => (
          <SurchargeFields
            surcharge={surcharge}
            currency={currency}
            mayEdit={mayEdit}
            errorOf={name => draft.errorOf(`surcharges[${placeOf(surcharges, surcharge, index)}].${name}`)}
            onChange={changes =>
              put(surcharges.map(one => (one.id === surcharge.id ? { ...one, ...changes } : one)))
            }
            onRemove={() => put(surcharges.filter(({ id }) => id !== surcharge.id))}
            isIndented={!isSortable}
          />
        )}
      </SortableList>
      {mayEdit && (
        <div className="border-t px-5 py-3">
          <Button size="sm" icon={Plus} onClick={add}>
            {t('add')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The order on screen differs from the sent one during dragging. */
function placeOf(surcharges: readonly Surcharge[], { id }: Surcharge, index: number): number {
  const place = surcharges.findIndex(one => one.id === id);
  return place === -1 ? index : place;
}
