'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DepartmentPrices } from '@/components/office/club/department-prices';
import { EditorFrame } from '@/components/office/club/editor-frame';
import { EditorHeader } from '@/components/office/club/editor-header';
import { RecordMenu } from '@/components/office/club/record-menu';
import { SurchargeEditor } from '@/components/office/club/surcharge-editor';
import {
  checkTariff,
  copyOfTariff,
  emptyTariff,
  toTariffChange,
} from '@/components/office/club/tariff-draft';
import { TariffFields } from '@/components/office/club/tariff-fields';
import { TariffMatrix } from '@/components/office/club/tariff-matrix';
import { useDescribeTariff } from '@/components/office/club/use-describe-tariff';
import { type RecordDraft, useRecordDraft } from '@/components/office/club/use-record-draft';
import { setTariffActive, useTariffActions } from '@/components/office/club/use-tariff-actions';
import { ErrorState } from '@/components/ui/error-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toaster';
import type { Versioned } from '@/lib/api-client/client';
import {
  createTariff,
  type Department,
  readTariff,
  saveTariff,
  type Tariff,
  useDepartments,
  useTariff,
} from '@/lib/api-client/master-data';
import type { AgeReference } from '@/lib/rules/enums';

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
  const ui = useTranslations('ui');
  const tariff = useTariff(id);
  const departments = useDepartments();
  if (tariff.isError || departments.isError) {
    return (
      <>
        <EditorHeader parent={{ href: '/club/tariffs', label: t('title') }} title={t('one')} />
        <ErrorState onRetry={() => void Promise.all([tariff.refetch(), departments.refetch()])} />
      </>
    );
  }
  if (!tariff.data || tariff.isFetching || !departments.data) {
    return (
      <>
        <EditorHeader parent={{ href: '/club/tariffs', label: t('title') }} title={t('one')} />
        <SkeletonRows rows={8} label={ui('loading')} />
      </>
    );
  }
  return <StoredTariff {...props} read={tariff.data} departments={departments.data} />;
}

type StoredTariffProps = TariffEditorProps & { read: Versioned<Tariff>; departments: readonly Department[] };

function StoredTariff({ read, ...props }: StoredTariffProps) {
  const router = useRouter();
  const { id } = read.value;
  const deeds = useTariffActions(id);
  const errors = useTranslations('club.editor.errors');
  const draft = useRecordDraft<Tariff>({
    read,
    save: async (value, etag) => {
      const stored = await saveTariff(id, toTariffChange(value), etag);
      void deeds.refresh();
      return stored;
    },
    reread: () => readTariff(id),
    check: value => checkTariff(value, errors),
    unseen: ['sortOrder'],
  });
  return (
    <TariffScreen
      {...props}
      draft={draft}
      title={read.value.name}
      menu={
        props.mayEdit && (
          <RecordMenu
            kind="tariff"
            name={read.value.name}
            isActive={draft.value.isActive}
            setActive={async isActive => {
              await setTariffActive(id, isActive);
              draft.set({ isActive });
            }}
            remove={deeds.remove}
            onChanged={deeds.refresh}
            onRemoved={() => router.push('/club/tariffs')}
            copy={() => router.push(`/club/tariffs/new?from=${id}`)}
          />
        )
      }
    />
  );
}

/** A new tariff, empty or as a copy. */
export function NewTariff({ from, ...props }: TariffEditorProps & { from: string | null }) {
  const t = useTranslations('club.tariffs');
  const ui = useTranslations('ui');
  const source = useTariff(from ?? '', from !== null);
  const departments = useDepartments();
  if (!departments.data || (from && source.isPending)) return <SkeletonRows rows={8} label={ui('loading')} />;
  const first = source.data
    ? copyOfTariff(source.data.value, t('copyName', { name: source.data.value.name }))
    : emptyTariff;
  return <NewTariffForm {...props} first={first} departments={departments.data} />;
}

type NewTariffFormProps = TariffEditorProps & { first: Tariff; departments: readonly Department[] };

function NewTariffForm({ first, ...props }: NewTariffFormProps) {
  const t = useTranslations('club.tariffs');
  const errors = useTranslations('club.editor.errors');
  const router = useRouter();
  const { refresh } = useTariffActions('');
  const [key] = useState(() => crypto.randomUUID());
  const draft = useRecordDraft<Tariff>({
    read: { value: emptyTariff, etag: null },
    first,
    save: async value => {
      const made = await createTariff(toTariffChange(value), key);
      void refresh();
      router.replace(`/club/tariffs/${made.id}`);
      toast.success(t('created', { name: made.name }));
      return { value: made, etag: null };
    },
    reread: () => Promise.reject(new Error('A new tariff has no other state')),
    check: value => checkTariff(value, errors),
  });
  return <TariffScreen {...props} draft={draft} title={t('new')} isNew />;
}

type TariffScreenProps = TariffEditorProps & {
  draft: RecordDraft<Tariff>;
  departments: readonly Department[];
  title: string;
  menu?: ReactNode;
  isNew?: boolean;
};

function TariffScreen({ draft, departments, title, menu, isNew, ...props }: TariffScreenProps) {
  const t = useTranslations('club.tariffs');
  const locale = useLocale();
  const wordsOf = useDescribeTariff({ departments, currency: props.currency, locale });
  return (
    <>
      <EditorHeader
        parent={{ href: '/club/tariffs', label: t('title') }}
        title={title}
        isArchived={!draft.value.isActive}
        menu={menu}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <EditorFrame
          draft={draft}
          mayEdit={props.mayEdit}
          wordsOf={wordsOf}
          {...(isNew ? { saveLabel: t('create'), onSaved: () => {} } : {})}
        >
          <TariffFields draft={draft} currency={props.currency} />
          <DepartmentPrices draft={draft} departments={departments} currency={props.currency} />
          <SurchargeEditor draft={draft} currency={props.currency} mayEdit={props.mayEdit} />
        </EditorFrame>
        <TariffMatrix
          tariff={draft.value}
          departments={departments}
          currency={props.currency}
          ageReference={props.ageReference}
          today={props.today}
        />
      </div>
    </>
  );
}
