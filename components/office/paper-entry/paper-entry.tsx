'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { useFormValues } from '@/components/forms/use-field';
import { CancellationEntry } from '@/components/office/paper-entry/cancellation-entry';
import { ChangeEntry } from '@/components/office/paper-entry/change-entry';
import { withFamilyConsents } from '@/components/office/paper-entry/entry-consents';
import { EntryContext, fieldId, textOf } from '@/components/office/paper-entry/entry-context';
import { EntryInput, EntrySelect } from '@/components/office/paper-entry/entry-fields';
import { EntryPart } from '@/components/office/paper-entry/entry-parts';
import { askedParts } from '@/components/office/paper-entry/entry-values';
import { MembershipEntry } from '@/components/office/paper-entry/membership-entry';
import { Namesakes } from '@/components/office/paper-entry/namesakes';
import { PricePanel } from '@/components/office/paper-entry/price-panel';
import { usePaperEntry } from '@/components/office/paper-entry/use-paper-entry';
import { Button } from '@/components/ui/button';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { ErrorState } from '@/components/ui/error-state';
import { toast } from '@/components/ui/overlays/toaster';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useFurtherForms } from '@/lib/api-client/further-forms';
import { useFormOffer } from '@/lib/api-client/paper-entry';
import type { PublicCancellationForm, PublicForm } from '@/lib/contracts/public';
import { locales, type SubmissionKind } from '@/lib/rules/enums';

type PaperEntryProps = {
  kind: SubmissionKind;
  slug: string;
  /** Slug of the further form that is chosen at first. */
  chosenForm?: string | undefined;
};
type EntryFormProps = Pick<PaperEntryProps, 'chosenForm'> & {
  standard: PublicForm | PublicCancellationForm;
};

/** Entry of a handwritten form by staff. */
export function PaperEntry({ kind, slug, chosenForm }: PaperEntryProps) {
  const t = useTranslations('handouts.entry');
  const ui = useTranslations('ui');
  const list = useTranslations('office.list');
  const offer = useFormOffer(slug, kind);
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[{ label: list('title'), href: '/submissions' }, { label: t(`title.${kind}`) }]}
          />
        }
        title={t(`title.${kind}`)}
        description={t('text')}
      />
      {offer.isPending && <SkeletonRows rows={6} label={ui('loading')} />}
      {offer.isError && <ErrorState onRetry={() => offer.refetch()} />}
      {offer.data && <EntryForm standard={offer.data} chosenForm={chosenForm} />}
    </>
  );
}

function EntryForm({ standard, chosenForm }: EntryFormProps) {
  const t = useTranslations('handouts.entry');
  const labels = useTranslations('labels');
  const router = useRouter();
  const { form: entry, save: saveEntry } = usePaperEntry(standard.kind, {
    paper: { receivedOn: standard.today },
    locale: standard.club.locale,
    ...(chosenForm && standard.kind === 'Membership' ? { form: chosenForm } : {}),
  });
  const values = useFormValues(entry);
  const { data: furtherForms = [] } = useFurtherForms(standard.kind === 'Membership');
  const form = useFormOffer(standard.club.slug, standard.kind, textOf(values.form)).data ?? standard;
  const [asked, setAsked] = useState('');

  async function save(then: 'next' | 'open') {
    const answer = await saveEntry(body =>
      form.kind === 'Membership' ? withFamilyConsents(askedParts(body, form), form) : body,
    );
    if (!answer) return;
    const open = () => router.push(`/submissions/${answer.id}`);
    toast.success(t('saved', { form: labels(`kind.${form.kind}`), number: answer.number }), {
      action: { label: t('show'), onClick: open },
    });
    setAsked('');
    if (then === 'open') open();
    else focusStart(form.kind);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save('next');
  }
  /** Names that are complete when a field is left. */
  function onBlur() {
    const person = form.kind === 'Change' ? values.identity : values;
    const names = [person?.firstName, person?.lastName].map(name => textOf(name).trim());
    setAsked(names.every(name => name.length > 1) ? names.join(' ') : '');
  }
  return (
    <EntryContext value={entry}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard shortcut works in every field */}
      <div onKeyDown={onKeyDown} onBlur={onBlur}>
        <Form
          form={entry}
          onSubmit={() => save('next')}
          className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)] lg:grid-rows-[auto_1fr]"
        >
          <LeaveGuard isUnsaved={() => entry.isDirty} />
          <div className="flex min-w-0 flex-col gap-5">
            <RefusalNotice
              form={entry}
              title={t('refused', { count: Object.keys(entry.refusal?.errors ?? {}).length })}
              isComplete
              idOf={fieldId}
            />
            <EntryPart title={t('part.paper')}>
              <EntryInput
                path="paper.receivedOn"
                label={t('receivedOn')}
                type="date"
                hint={t('receivedOnHint')}
              />
              <EntrySelect
                path="locale"
                label={t('locale')}
                options={locales.map(value => ({ value, label: labels(`locale.${value}`) }))}
              />
              {furtherForms.length > 0 && form.kind === 'Membership' && (
                <EntrySelect
                  path="form"
                  label={t('form')}
                  blank={labels('kind.Membership')}
                  options={furtherForms.map(({ slug, title }) => ({ value: slug, label: title }))}
                  onChosen={() => entry.set({ membershipId: '' })}
                />
              )}
            </EntryPart>
            <EntryKind form={form} />
          </div>
          <div className="flex flex-col gap-5 empty:hidden lg:sticky lg:top-5 lg:row-span-2">
            {form.kind === 'Membership' && <PricePanel form={form} />}
            <Namesakes name={asked} />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="primary" pending={entry.isPending}>
              {t('saveNext')}
            </Button>
            <Button onClick={() => save('open')}>{t('saveOpen')}</Button>
            <span className="text-sm text-ink-muted pointer-coarse:hidden">{t('shortcut')}</span>
          </div>
        </Form>
      </div>
    </EntryContext>
  );
}

function EntryKind({ form }: { form: PublicForm | PublicCancellationForm }) {
  if (form.kind === 'Cancellation') return <CancellationEntry form={form} />;
  return form.kind === 'Change' ? <ChangeEntry form={form} /> : <MembershipEntry form={form} />;
}

function focusStart(kind: SubmissionKind): void {
  const start = {
    Membership: 'membershipId',
    Change: 'identity.firstName',
    Cancellation: 'firstName',
  } as const;
  document.getElementById(fieldId(start[kind]))?.focus();
}
