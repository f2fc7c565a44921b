'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { type ApiForm, useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { EditorHeader } from '@/components/office/club/editor-header';
import { RecordMenu } from '@/components/office/club/record-menu';
import { ConditionFields } from '@/components/office/club/tariffs/condition-fields';
import { DepartmentPrices } from '@/components/office/club/tariffs/department-prices';
import { SurchargeEditor } from '@/components/office/club/tariffs/surcharge-editor';
import {
  checkTariff,
  copyOfTariff,
  emptyTariff,
  type TariffValues,
  toTariffChange,
  toTariffValues,
} from '@/components/office/club/tariffs/tariff-draft';
import { SoftwareCard, TariffFields } from '@/components/office/club/tariffs/tariff-fields';
import { TariffMatrix } from '@/components/office/club/tariffs/tariff-matrix';
import { useDescribeTariff } from '@/components/office/club/tariffs/use-describe-tariff';
import { setTariffActive, useTariffActions } from '@/components/office/club/tariffs/use-tariff-actions';
import { RecordScreen } from '@/components/screens/record-screen';
import { toast } from '@/components/ui/overlays/toaster';
import { SkeletonRows } from '@/components/ui/skeleton';
import { mapVersioned, type Versioned } from '@/lib/api-client/client';
import {
  createTariff,
  type Department,
  readTariff,
  saveTariff,
  type Tariff,
  useDepartments,
  useMemberships,
  useTariff,
} from '@/lib/api-client/master-data';
import type { AgeReference } from '@/lib/rules/enums';
import { placeAfter } from '@/lib/rules/format/place-after';

export type TariffTerms = {
  currency: string;
  ageReference: AgeReference;
  /** Today in the club's time zone. */
  today: string;
};
type TariffEditorProps = TariffTerms & { mayEdit: boolean };

/** A tariff with its prices, and a table of what people would pay. */
export function TariffEditor({ id, ...props }: TariffEditorProps & { id: string }) {
  const t = useTranslations('club.tariffs');
  const header = <EditorHeader parent={{ href: '/club/tariffs', label: t('title') }} title={t('one')} />;
  const departments = useDepartments();
  return (
    <RecordScreen query={useTariff(id)} waitingHeader={header}>
      {read => (
        <RecordScreen query={departments} waitingHeader={header}>
          {listed => <StoredTariff {...props} read={read} departments={listed} />}
        </RecordScreen>
      )}
    </RecordScreen>
  );
}

type StoredTariffProps = TariffEditorProps & { read: Versioned<Tariff>; departments: readonly Department[] };

const toForm = (read: Versioned<Tariff>) => mapVersioned(read, toTariffValues);

function StoredTariff({ read, ...props }: StoredTariffProps) {
  const router = useRouter();
  const { id, name } = read.value;
  const deeds = useTariffActions(id);
  const errors = useTranslations('club.editor.errors');
  const form = useApiForm<TariffValues>({
    read: toForm(read),
    save: async (value, etag) => {
      const stored = await saveTariff(id, toTariffChange(value), etag);
      void deeds.refresh();
      return toForm(stored);
    },
    reread: async () => toForm(await readTariff(id)),
    check: value => checkTariff(value, errors),
    describe: useDescribeTariff(props.departments, props.currency),
  });
  const { isActive } = useFormValues(form);
  const menu = (
    <RecordMenu
      kind="tariff"
      name={name}
      isActive={isActive}
      setActive={async next => form.rebase(toForm(await setTariffActive(id, next)), { isActive: next })}
      remove={deeds.remove}
      onChanged={deeds.refresh}
      onRemoved={() => router.push('/club/tariffs')}
      copy={() => router.push(`/club/tariffs/new?from=${id}`)}
    />
  );
  return <TariffScreen {...props} form={form} title={name} menu={props.mayEdit && menu} />;
}

/** A new tariff, empty or as a copy. */
export function NewTariff({ from, ...props }: TariffEditorProps & { from: string | null }) {
  const t = useTranslations('club.tariffs');
  const ui = useTranslations('ui');
  const source = useTariff(from ?? '', from !== null);
  const departments = useDepartments();
  if (!departments.data || (from && source.isPending)) return <SkeletonRows rows={8} label={ui('loading')} />;
  const first = source.data
    ? copyOfTariff(toTariffValues(source.data.value), t('copyName', { name: source.data.value.name }))
    : emptyTariff;
  return <NewTariffForm {...props} first={first} departments={departments.data} />;
}

type NewTariffFormProps = TariffEditorProps & { first: TariffValues; departments: readonly Department[] };

function NewTariffForm({ first, ...props }: NewTariffFormProps) {
  const t = useTranslations('club.tariffs');
  const errors = useTranslations('club.editor.errors');
  const router = useRouter();
  const { refresh } = useTariffActions('');
  const { data: tariffs } = useMemberships();
  const [key] = useState(() => crypto.randomUUID());
  const form = useApiForm<TariffValues>({
    values: emptyTariff,
    first,
    save: async value => {
      const made = await createTariff({ ...toTariffChange(value), sortOrder: placeAfter(tariffs) }, key);
      void refresh();
      router.replace(`/club/tariffs/${made.id}`);
      toast.success(t('created', { name: made.name }));
      return { value: toTariffValues(made), etag: null };
    },
    check: value => checkTariff(value, errors),
    describe: useDescribeTariff(props.departments, props.currency),
  });
  return <TariffScreen {...props} form={form} title={t('new')} isNew />;
}

type TariffScreenProps = TariffEditorProps & {
  form: ApiForm<TariffValues>;
  departments: readonly Department[];
  title: string;
  menu?: ReactNode;
  isNew?: boolean;
};

function TariffScreen({ form, departments, title, menu, isNew, ...props }: TariffScreenProps) {
  const t = useTranslations('club.tariffs');
  const tariff = useFormValues(form);
  return (
    <>
      <EditorHeader
        parent={{ href: '/club/tariffs', label: t('title') }}
        title={title}
        isArchived={!tariff.isActive}
        menu={menu}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <FormFrame
          form={form}
          mayEdit={props.mayEdit}
          className="max-w-2xl"
          {...(isNew ? { saveLabel: t('create'), onSaved: () => {} } : {})}
        >
          <TariffFields form={form} currency={props.currency} ageReference={props.ageReference} />
          <ConditionFields form={form} today={props.today} />
          <DepartmentPrices form={form} departments={departments} currency={props.currency} />
          <SurchargeEditor form={form} currency={props.currency} mayEdit={props.mayEdit} />
          <SoftwareCard form={form} />
        </FormFrame>
        <TariffMatrix
          tariff={tariff}
          departments={departments}
          currency={props.currency}
          ageReference={props.ageReference}
          today={props.today}
        />
      </div>
    </>
  );
}
