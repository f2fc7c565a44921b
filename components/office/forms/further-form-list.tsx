'use client';

import { CircleCheck, CircleSlash2, FileStack, Plus } from 'lucide-react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { furtherFormOpensOn, furtherFormState } from '@/components/office/forms/further-form-state';
import { PagedList } from '@/components/screens/paged-list';
import { CopyButton } from '@/components/ui/copy-button';
import { Badge } from '@/components/ui/display/badge';
import { SortableList } from '@/components/ui/display/sortable-list';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/overlays/toaster';
import { useFurtherForms } from '@/lib/api-client/further-forms';
import { useMemberships, useReorder } from '@/lib/api-client/master-data';
import type { FurtherForm } from '@/lib/contracts/further-forms';
import { formatDate } from '@/lib/rules/format/format-date';

type FurtherFormListProps = {
  /** Prefix of each form's address. */
  formsUrl: string;
  mayEdit: boolean;
};

/** The membership forms beside the standard one. */
export function FurtherFormList({ formsUrl, mayEdit }: FurtherFormListProps) {
  const t = useTranslations('forms.further');
  const forms = useFurtherForms();
  const reorder = useReorder<FurtherForm>('furtherForms', ({ id }) => id);
  const create = mayEdit && (
    <LinkButton href="/forms/membership/new" icon={Plus}>
      {t('new')}
    </LinkButton>
  );
  const store = (order: FurtherForm[]) =>
    reorder.mutate(order, { onError: () => toast.error(t('orderFailed')) });
  const isFilled = forms.data !== undefined && forms.data.length > 0;
  return (
    <section aria-labelledby="further-forms" className="mt-10">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="further-forms" className="text-lg font-semibold">
            {t('title')}
          </h2>
          <p className="mt-1 max-w-prose text-ink-muted">{t('text')}</p>
        </div>
        {isFilled && create}
      </div>
      <PagedList
        query={forms}
        rows={2}
        empty={{
          icon: FileStack,
          title: t('emptyTitle'),
          description: t('emptyText'),
          headingLevel: 3,
          action: create || undefined,
        }}
      >
        {items => (
          <SortableList<FurtherForm>
            label={t('title')}
            items={items}
            keyOf={({ id }) => id}
            nameOf={({ title }) => title}
            {...(mayEdit && items.length > 1 ? { onReorder: store } : { className: 'pl-4' })}
          >
            {form => <FurtherFormRow form={form} url={`${formsUrl}/${form.slug}`} />}
          </SortableList>
        )}
      </PagedList>
    </section>
  );
}

function FurtherFormRow({ form, url }: { form: FurtherForm; url: string }) {
  const t = useTranslations('forms.further');
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-3">
      <div className="min-w-0 flex-1 basis-40">
        <Link href={`/forms/membership/${form.id}`} className="font-medium wrap-anywhere hover:underline">
          {form.title}
        </Link>
        <p className="truncate font-mono text-xs text-ink-muted" title={url}>
          {url}
        </p>
      </div>
      <FurtherFormState form={form} />
      <CopyButton text={url} label={t('copyLink', { title: form.title })} />
    </div>
  );
}

/** Whether the form accepts submissions now. */
export function FurtherFormState({ form }: { form: FurtherForm }) {
  const t = useTranslations('forms.further.state');
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const { data: tariffs } = useMemberships();
  const locale = useLocale();
  const at = { timeZone, now: new Date() };
  const state = furtherFormState(form, tariffs, at);
  const isOpen = state === 'Open';
  const date = formatDate(furtherFormOpensOn(form, tariffs, at), locale);
  return (
    <Badge tone={isOpen ? 'accepted' : 'rejected'} icon={isOpen ? CircleCheck : CircleSlash2}>
      {t(state, { date })}
    </Badge>
  );
}
