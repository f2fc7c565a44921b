'use client';

import { ExternalLink, Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { useOnlineCheck } from '@/components/form-editor/online-check';
import { FormFrame } from '@/components/forms/form-frame';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { type ApiForm, useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import type { TariffTerms } from '@/components/office/club/tariffs/tariff-editor';
import { FurtherFormFields } from '@/components/office/forms/further-form-fields';
import { FurtherFormState } from '@/components/office/forms/further-form-list';
import { furtherFormOpensOn, furtherFormState } from '@/components/office/forms/further-form-state';
import {
  emptyFurtherForm,
  type FurtherFormValues,
  fromFurtherFormValues,
  toFurtherFormValues,
} from '@/components/office/forms/further-form-values';
import { RecordScreen } from '@/components/screens/record-screen';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { Card } from '@/components/ui/display/card';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/overlays/toaster';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import type { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import {
  createFurtherForm,
  readFurtherForm,
  removeFurtherForm,
  saveFurtherForm,
  useFurtherForm,
  useFurtherForms,
  useIsSlugTaken,
  useRefreshFurtherForms,
} from '@/lib/api-client/further-forms';
import { useMemberships } from '@/lib/api-client/master-data';
import type { FurtherForm } from '@/lib/contracts/further-forms';
import { narrowToForm } from '@/lib/contracts/narrow-to-form';
import { formatDate } from '@/lib/rules/format/format-date';
import { placeAfter } from '@/lib/rules/format/place-after';

/** Only this component loads those of the public form. */
const FormPreview = dynamic(
  () => import('@/components/form-editor/form-preview').then(part => part.FormPreview),
  { ssr: false, loading: () => <Skeleton className="h-[36rem]" /> },
);

type FurtherFormEditorProps = {
  id: string;
  formsUrl: string;
  slug: string;
  terms: TariffTerms;
  mayEdit: boolean;
};

export function FurtherFormEditor({ id, ...props }: FurtherFormEditorProps) {
  const t = useTranslations('forms.further');
  return (
    <RecordScreen
      query={useFurtherForm(id)}
      waitingHeader={<PageHeader title={t('one')} breadcrumb={<Path title={t('one')} />} />}
    >
      {read => <StoredForm read={read} {...props} />}
    </RecordScreen>
  );
}

function Path({ title }: { title: string }) {
  const t = useTranslations('forms.overview');
  return <Breadcrumb items={[{ label: t('title'), href: '/forms' }, { label: title }]} />;
}

type WithPreviewProps = { form: ApiForm<FurtherFormValues>; slug: string; children: ReactNode };

function WithPreview({ form, slug, children }: WithPreviewProps) {
  const t = useTranslations('forms.further');
  const asked = useTranslations('forms.asked');
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const locale = useLocale();
  const values = useFormValues(form);
  const { title, ...typed } = fromFurtherFormValues(values, timeZone);
  const { data: tariffs = [] } = useMemberships();
  const offersNone = values.offers === 'Some' && values.membershipIds.length === 0;
  const memberships = tariffs.filter(({ isActive }) => isActive);
  const at = { timeZone, now: new Date() };
  const isNotYet = furtherFormState(typed, tariffs, at) === 'NotYetOpen';
  const opensOn = isNotYet && furtherFormOpensOn(typed, tariffs, at);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_25rem]">
      {children}
      <Card title={asked('preview')} description={t('previewText')} className="xl:sticky xl:top-4">
        {opensOn && (
          <Notice tone="info" className="mb-4">
            {t('previewNotYet', { date: formatDate(opensOn, locale) })}
          </Notice>
        )}
        {offersNone ? (
          <p className="text-ink-muted">{t('previewEmpty')}</p>
        ) : (
          <FormPreview
            slug={slug}
            title={t('previewFrame')}
            withTyped={offer =>
              narrowToForm({ ...offer, memberships }, { ...typed, id: '', title: title || t('formTitle') })
            }
            start="membership"
          />
        )}
      </Card>
    </div>
  );
}

type StoredFormProps = Omit<FurtherFormEditorProps, 'id'> & { read: Versioned<FurtherForm> };

function StoredForm({ read, formsUrl, slug, terms, mayEdit }: StoredFormProps) {
  const t = useTranslations('forms.further');
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const refresh = useRefreshFurtherForms();
  const { id } = read.value;
  const [stored, setStored] = useState(read.value);
  const online = useOnlineCheck();
  const toValues = ({ value, etag }: Versioned<FurtherForm>) => {
    setStored(value);
    return { value: toFurtherFormValues(value, timeZone), etag };
  };
  const form = useApiForm<FurtherFormValues>({
    read: { value: toFurtherFormValues(read.value, timeZone), etag: read.etag },
    save: async (values, etag) => {
      const saved = await saveFurtherForm(id, fromFurtherFormValues(values, timeZone), etag);
      void refresh();
      return toValues(saved);
    },
    reread: async () => toValues(await readFurtherForm(id)),
    ...useChecks(id),
    mayProceed: typed => online.mayGoOnline({ before: stored.isActive, after: typed.isActive }),
  });
  const url = `${formsUrl}/${stored.slug}`;
  return (
    <>
      <PageHeader
        title={stored.title}
        breadcrumb={<Path title={stored.title} />}
        badge={<FurtherFormState form={stored} />}
        actions={
          <>
            <LinkButton href={url} target="_blank" variant="ghost" icon={ExternalLink}>
              {t('openLink')}
            </LinkButton>
            {mayEdit && <RemoveForm form={stored} />}
          </>
        }
      />
      <p className="mb-5 flex max-w-lg items-center gap-2 rounded-md border bg-sunken py-1 pr-1 pl-3">
        <span className="min-w-0 flex-1 truncate font-mono text-xs" title={url}>
          {url}
        </span>
        <CopyButton text={url} label={t('copyLink', { title: stored.title })} />
      </p>
      <WithPreview form={form} slug={slug}>
        <FormFrame form={form} mayEdit={mayEdit}>
          {online.dialog}
          <FurtherFormFields form={form} terms={terms} mayEdit={mayEdit} id={id} />
        </FormFrame>
      </WithPreview>
    </>
  );
}

function RemoveForm({ form: { id, title } }: { form: FurtherForm }) {
  const t = useTranslations('forms.further');
  const router = useRouter();
  const refresh = useRefreshFurtherForms();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={Trash2} onClick={() => setIsOpen(true)}>
        {t('remove')}
      </Button>
      <ConfirmMutation
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('removeTitle', { title })}
        description={t('removeText')}
        confirmLabel={t('remove')}
        onConfirm={async () => {
          await removeFurtherForm(id, (await readFurtherForm(id)).etag);
          toast.success(t('removed', { title }));
          router.push('/forms');
          await refresh();
        }}
      />
    </>
  );
}

/** A new form, at the end of the list. */
export function NewFurtherForm({ slug, terms }: { slug: string; terms: TariffTerms }) {
  const t = useTranslations('forms.further');
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const router = useRouter();
  const refresh = useRefreshFurtherForms();
  const { data: forms } = useFurtherForms();
  const [key] = useState(() => crypto.randomUUID());
  const online = useOnlineCheck();
  const form = useApiForm<FurtherFormValues>({
    values: emptyFurtherForm,
    save: async values => {
      const made = await createFurtherForm(
        { ...fromFurtherFormValues(values, timeZone), sortOrder: placeAfter(forms) },
        key,
      );
      void refresh();
      toast.success(t('created', { title: made.title }));
      router.replace(`/forms/membership/${made.id}`);
      return { value: toFurtherFormValues(made, timeZone), etag: null };
    },
    ...useChecks(null),
    mayProceed: typed => online.mayGoOnline({ before: false, after: typed.isActive }),
  });
  return (
    <>
      <PageHeader title={t('new')} description={t('newText')} breadcrumb={<Path title={t('new')} />} />
      <WithPreview form={form} slug={slug}>
        <FormFrame form={form} saveLabel={t('create')} onSaved={() => {}}>
          {online.dialog}
          <FurtherFormFields form={form} terms={terms} mayEdit id={null} />
        </FormFrame>
      </WithPreview>
    </>
  );
}

/** Errors before sending, and the one of the API that belongs to a field. `id` is null for a new form. */
function useChecks(id: string | null) {
  const t = useTranslations('forms.further.errors');
  const isTaken = useIsSlugTaken(id);
  const check = (values: FurtherFormValues): Record<string, string> => {
    const { title, slug, offers, membershipIds, opensAt, closesAt } = values;
    return {
      ...(title.trim() === '' ? { title: t('title') } : {}),
      ...(slug.trim() === '' ? { slug: t('slug') } : {}),
      ...(isTaken(slug) ? { slug: t('slugTaken') } : {}),
      ...(offers === 'Some' && membershipIds.length === 0 ? { membershipIds: t('tariffs') } : {}),
      ...(opensAt && closesAt && closesAt <= opensAt ? { closesAt: t('closesAt') } : {}),
    };
  };
  // Somebody else made the other form meanwhile.
  const explain = ({ code }: ApiProblem) => (code === 'already-taken' ? { slug: t('slugTaken') } : undefined);
  return { check, explain };
}
