'use client';

import { Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { placesOf } from '@/components/office/persons/places';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { toast } from '@/components/ui/overlays/toaster';
import { useErasePerson } from '@/lib/api-client/persons';
import type { KeptRecord, PersonMatch, PersonQuery } from '@/lib/contracts/persons';
import { formatDate } from '@/lib/rules/format/format-date';

type ErasePersonProps = { person: PersonQuery; matches: readonly PersonMatch[] };

const nameOf = (match: PersonMatch | undefined) =>
  `${match?.firstName ?? ''} ${match?.lastName ?? ''}`.trim();

/** Erases the person from the chosen submissions, after their name was typed. */
export function ErasePerson({ person, matches }: ErasePersonProps) {
  const t = useTranslations('persons.erase');
  const locale = useLocale();
  const erase = useErasePerson();
  const name = nameOf(matches[0]);
  const form = useApiForm({
    values: { confirmation: '' },
    save: async typed => {
      const { erased, kept } = await erase.mutateAsync({ person, places: placesOf(matches), ...typed });
      const until = lastOf(kept);
      const description = until && t('doneKept', { date: formatDate(until, locale) });
      toast.success(t('done', { count: erased }), description ? { description } : {});
    },
  });
  const { confirmation } = useFormValues(form);
  return (
    <Card title={t('title')} description={t('text')}>
      <MutationDialog
        form={form}
        trigger={
          <Button variant="danger" icon={Trash2} disabled={matches.length === 0}>
            {t('action')}
          </Button>
        }
        title={t('dialogTitle', { name })}
        submitLabel={t('submit')}
        failedTitle={t('failed')}
        tone="danger"
        isDisabled={confirmation.trim() === ''}
      >
        <Consequences matches={matches} />
        <TextField form={form} name="confirmation" label={t('confirm', { name })} autoComplete="off" />
      </MutationDialog>
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
