'use client';

import { ListPlus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import {
  useConditionOffer,
  useConditionWords,
} from '@/components/office/club/custom-fields/use-condition-offer';
import {
  setCustomFieldActive,
  useCustomFieldActions,
} from '@/components/office/club/custom-fields/use-custom-field-actions';
import { MasterDataList } from '@/components/office/club/master-data-list';
import { RecordMenu } from '@/components/office/club/record-menu';
import { Badge } from '@/components/ui/display/badge';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { type CustomField, useCustomFields, useReorder } from '@/lib/api-client/master-data';

/** The club's custom fields, in the order of the forms. */
export function CustomFieldList({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club.customFields');
  const fields = useCustomFields();
  const reorder = useReorder<CustomField>('customFields', ({ internalName }) => internalName);
  return (
    <MasterDataList
      texts={{
        title: t('title'),
        text: t('text'),
        list: t('list'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
      }}
      icon={ListPlus}
      query={fields}
      reorder={mayEdit ? items => reorder.mutateAsync(items) : undefined}
      keyOf={({ internalName }) => internalName}
      nameOf={({ label }) => label}
      create={
        mayEdit && (
          <LinkButton href="/club/custom-fields/new-field" variant="primary" icon={Plus}>
            {t('new')}
          </LinkButton>
        )
      }
    >
      {field => <FieldRow field={field} mayEdit={mayEdit} />}
    </MasterDataList>
  );
}

function FieldRow({ field, mayEdit }: { field: CustomField; mayEdit: boolean }) {
  const t = useTranslations('club');
  const labels = useTranslations('labels');
  const { internalName, label, type, category, forms, isRequired, isActive, showIf } = field;
  const deeds = useCustomFieldActions(internalName);
  const facts = [
    labels(`customFieldType.${type}`),
    labels(`customFieldCategory.${category}`),
    ...forms.map(form => labels(`kind.${form}`)),
  ];
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-3">
      <div className="min-w-0 flex-1 basis-40">
        <Link
          href={`/club/custom-fields/${internalName}`}
          className="font-medium wrap-anywhere hover:underline"
        >
          {label}
        </Link>
        <p className="text-sm text-ink-muted">{facts.join(' · ')}</p>
        {showIf && <ConditionLine showIf={showIf} />}
      </div>
      {isRequired && <Badge>{t('customFields.required')}</Badge>}
      {mayEdit && (
        <RecordMenu
          kind="customField"
          name={label}
          isActive={isActive}
          setActive={next => setCustomFieldActive(internalName, next)}
          remove={deeds.remove}
          dependents={deeds.dependents}
          onChanged={deeds.refresh}
        />
      )}
    </div>
  );
}

/** Says when the field is asked, and what of that was deleted. */
function ConditionLine({ showIf }: { showIf: NonNullable<CustomField['showIf']> }) {
  const t = useTranslations('club.customFields.condition');
  const words = useConditionWords();
  const { offer } = useConditionOffer();
  if (!offer) return null;
  const gone = words.gone(showIf, offer);
  return (
    <>
      <p className="text-sm text-ink-muted">{words.text(showIf, offer)}</p>
      {gone && <p className="text-sm text-danger-ink">{t('gone', { names: gone })}</p>}
    </>
  );
}
