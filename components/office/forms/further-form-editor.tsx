'use client';

import { ExternalLink, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { useApiForm } from '@/components/forms/use-api-form';
import { FurtherFormFields } from '@/components/office/forms/further-form-fields';
import { FurtherFormState } from '@/components/office/forms/further-form-list';
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
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/overlays/toaster';
import { PageHeader } from '@/components/ui/page-header';
import type { Versioned } from '@/lib/api-client/client';
import {
  createFurtherForm,
  readFurtherForm,
  removeFurtherForm,
  saveFurtherForm,
  useFurtherForm,
  useRefreshFurtherForms,
} from '@/lib/api-client/further-forms';
import type { FurtherForm } from '@/lib/contracts/further-forms';

type FurtherFormEditorProps = { id: string; formsUrl: string; mayEdit: boolean };

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
  const labels = useTranslations('labels.kind');
  return (
    <Breadcrumb items={[{ label: labels('Membership'), href: '/forms/membership' }, { label: title }]} />
  );
}

type StoredFormProps = Omit<FurtherFormEditorProps, 'id'> & { read: Versioned<FurtherForm> };

function StoredForm({ read, formsUrl, mayEdit }: StoredFormProps) {
  const t = useTranslations('forms.further');
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const refresh = useRefreshFurtherForms();
  const { id } = read.value;
  const [stored, setStored] = useState(read.value);
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
    check: useCheck(),
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
      <p className="mb-5 flex max-w-2xl items-center gap-2 rounded-md border bg-sunken py-1 pr-1 pl-3">
        <span className="min-w-0 flex-1 truncate font-mono text-xs" title={url}>
          {url}
        </span>
        <CopyButton text={url} label={t('copyLink', { title: stored.title })} />
      </p>
      <FormFrame form={form} mayEdit={mayEdit} className="max-w-2xl">
        <FurtherFormFields form={form} isReadOnly={!mayEdit} />
      </FormFrame>
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
          router.push('/forms/membership');
          await refresh();
        }}
      />
    </>
  );
}

/** A new form, at the end of the list. */
export function NewFurtherForm() {
  const t = useTranslations('forms.further');
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const router = useRouter();
  const refresh = useRefreshFurtherForms();
  const [key] = useState(() => crypto.randomUUID());
  const form = useApiForm<FurtherFormValues>({
    values: emptyFurtherForm,
    save: async values => {
      const made = await createFurtherForm(
        { ...fromFurtherFormValues(values, timeZone), sortOrder: lastPlace },
        key,
      );
      void refresh();
      toast.success(t('created', { title: made.title }));
      router.replace(`/forms/membership/${made.id}`);
      return { value: toFurtherFormValues(made, timeZone), etag: null };
    },
    check: useCheck(),
  });
  return (
    <>
      <PageHeader title={t('new')} description={t('newText')} breadcrumb={<Path title={t('new')} />} />
      <FormFrame form={form} saveLabel={t('create')} onSaved={() => {}} className="max-w-2xl">
        <FurtherFormFields form={form} isNew />
      </FormFrame>
    </>
  );
}

/** Sorts behind every ordered form; the next reordering replaces it. */
const lastPlace = 100_000;

function useCheck() {
  const t = useTranslations('forms.further.errors');
  return ({ title, slug, opensAt, closesAt }: FurtherFormValues): Record<string, string> => ({
    ...(title.trim() === '' ? { title: t('title') } : {}),
    ...(slug.trim() === '' ? { slug: t('slug') } : {}),
    ...(opensAt && closesAt && closesAt <= opensAt ? { closesAt: t('closesAt') } : {}),
  });
}
