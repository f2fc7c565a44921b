import { namesOf, scopeOf } from '@/components/form-view/cancellation/to-submit';
import { type FormModel, useFormModel } from '@/components/form-view/form-model';
import { readTypedDay } from '@/components/form-view/typed-date';
import { parseDate } from '@/lib/rules/dates/calendar';
import { type CancellationDates, effectiveDateFor } from '@/lib/rules/dates/cancellation-date';
import { formatDate } from '@/lib/rules/format/format-date';
import { partOfCancellation } from '@/lib/rules/submissions/membership-part';

/**
 * The dates of a cancellation sent today with the wished-for date, by the service's rule (contract
 * §4).
 */
function datesOf({ form, values }: FormModel): CancellationDates | null {
  if (!form.cancellation) return null;
  const wish = readTypedDay(values.wishedDate);
  return effectiveDateFor(form.cancellation, form.today, parseDate(wish) ? wish : null);
}

/** The end that an extraordinary cancellation declares; null for any other. */
function declaredEnd({ form, values }: FormModel): string | null {
  const declared = readTypedDay(values.extraordinaryDate);
  return form.cancellation?.allowExtraordinary && parseDate(declared) ? declared : null;
}

/** What ends and when: a person or department by name, several by their number. */
export function EndInShort() {
  const model = useFormModel();
  const { t, locale, form, values } = model;
  const dates = datesOf(model);
  const scope = scopeOf(values);
  const departments = form.departments.filter(({ id }) => values.departmentIds.includes(id));
  const ended = partOfCancellation({ scope, departments, familyMemberNames: namesOf(values) });
  const names = ended?.names ?? [];
  const part = { scope, count: names.length, name: names[0] ?? '' };
  const end = declaredEnd(model) ?? dates?.effectiveDate;
  return end && t('form.cancellation.endShort', { ...part, date: formatDate(end, locale) });
}

/** The last day of the membership, and the reason for it. */
export function EndInFull() {
  const model = useFormModel();
  const { t, locale, values } = model;
  const dates = datesOf(model);
  if (!dates) return null;
  const date = formatDate(dates.effectiveDate, locale);
  const declared = declaredEnd(model);
  if (declared)
    return (
      <div className="end-date" aria-live="polite">
        <p>{t('form.cancellation.declaredEnd', { date: formatDate(declared, locale) })}</p>
        <p className="hint">{t('form.cancellation.regularEnd', { date })}</p>
      </div>
    );
  return (
    <div className="end-date" aria-live="polite">
      <p>{t('form.cancellation.lastDay', { date, scope: scopeOf(values), count: namesOf(values).length })}</p>
      <p className="hint">
        {t('form.cancellation.receivedToday', { date: formatDate(dates.noticeDate, locale) })}
      </p>
    </div>
  );
}
