'use client';

import { Trash2 } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { placesOf } from '@/components/office/persons/places';
import { useErrorFocus } from '@/components/office/use-error-focus';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useErasePerson } from '@/lib/api-client/persons';
import type { KeptRecord, PersonMatch, PersonQuery } from '@/lib/contracts/persons';
import { formatDate } from '@/lib/rules/format/format-date';

type ErasePersonProps = { person: PersonQuery; matches: readonly PersonMatch[] };

const nameOf = (match: PersonMatch | undefined) =>
  `${match?.firstName ?? ''} ${match?.lastName ?? ''}`.trim();

/** Erases the person from the chosen submissions, after their name was typed. */
export function ErasePerson({ person, matches }: ErasePersonProps) {
  const t = useTranslations('persons.erase');
  const formId = useId();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const erase = useErasePerson();
  const problem = erase.error instanceof ApiProblem ? erase.error : null;
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, problem);
  const wrongName = problem?.errors.confirmation?.join(' ');
  const name = nameOf(matches[0]);

  /** Awaited instead of a callback: this part unmounts when no match is left. */
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (erase.isPending) return;
    const request = { person, places: placesOf(matches), confirmation: typed };
    const result = await erase.mutateAsync(request).catch(() => null);
    if (!result) return;
    setIsOpen(false);
    const until = lastOf(result.kept);
    const description = until && t('doneKept', { date: formatDate(until, locale) });
    toast.success(t('done', { count: result.erased }), description ? { description } : {});
  }

  return (
    <Card title={t('title')} description={t('text')}>
      <Button variant="danger" icon={Trash2} disabled={matches.length === 0} onClick={() => setIsOpen(true)}>
        {t('action')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={next => {
          erase.reset();
          setTyped('');
          setIsOpen(next);
        }}
        title={t('dialogTitle', { name })}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t('cancel')}</Button>
            </DialogClose>
            <Button
              type="submit"
              form={formId}
              variant="danger"
              pending={erase.isPending}
              disabled={typed.trim() === ''}
            >
              {t('submit')}
            </Button>
          </>
        }
      >
        <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Consequences matches={matches} />
          <Field label={t('confirm', { name })} {...(wrongName ? { error: wrongName } : {})}>
            <Input autoComplete="off" value={typed} onChange={event => setTyped(event.target.value)} />
          </Field>
          {problem && !wrongName && (
            <Notice tone="danger" title={t('failed')}>
              {Object.values(problem.errors).flat()[0] ?? problem.detail}
            </Notice>
          )}
        </form>
      </Dialog>
    </Card>
  );
}

const lastOf = (kept: readonly KeptRecord[]): string | undefined =>
  kept
    .map(({ until }) => until.slice(0, 10))
    .toSorted()
    .at(-1);

/** What is erased, what remains, and why. */
function Consequences({ matches }: { matches: readonly PersonMatch[] }) {
  const t = useTranslations('persons.erase');
  const locale = useLocale();
  const others = [...new Set(matches.flatMap(match => match.others))];
  const kept = matches.flatMap(match => match.kept);
  const until = lastOf(kept);
  const hasOpen = matches.some(
    ({ role, state }) => role === 'Applicant' && (state === 'New' || state === 'Confirmed'),
  );
  return (
    <div className="flex flex-col gap-2">
      <p>{t('what', { count: matches.length })}</p>
      {hasOpen && <p>{t('open')}</p>}
      {others.length > 0 && <p className="font-medium">{t('others', { list: others.join(', ') })}</p>}
      <h3 className="mt-2 font-medium">{t('keptTitle')}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {until && <li>{t('keptMandates', { count: kept.length, date: formatDate(until, locale) })}</li>}
        <li>{t('keptNumbers')}</li>
        <li>{t('keptAudit')}</li>
        <li>{t('keptOutside')}</li>
      </ul>
    </div>
  );
}
