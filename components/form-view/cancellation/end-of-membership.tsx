import { scopeOf } from '@/components/form-view/cancellation/to-submit';
import { type FormModel, useFormModel } from '@/components/form-view/form-model';
import { readTypedDate } from '@/components/form-view/typed-date';
import { parseDate } from '@/lib/rules/dates/calendar';
import { type CancellationDates, effectiveDateFor } from '@/lib/rules/dates/cancellation-date';
import { formatDate } from '@/lib/rules/format/format-date';

/**
 * The dates of a cancellation sent today with the wished-for date, by the service's rule (contract
 * §4).
 */
function datesOf({ form, values }: FormModel): CancellationDates | null {
  if (!form.cancellation) return null;
  const wish = readTypedDate(values.wishedDate);
  return effectiveDateFor(form.cancellation, form.today, parseDate(wish) ? wish : null);
}

export function EndInShort() {
  const model = useFormModel();
  const { t, locale } = model;
  const dates = datesOf(model);
  return dates && t('form.cancellation.endShort', { date: formatDate(dates.effectiveDate, locale) });
}

/** The last day of the membership, and the reason for it. */
export function EndInFull() {
  const model = useFormModel();
  const { t, locale, values } = model;
  const dates = datesOf(model);
  if (!dates) return null;
  const date = formatDate(dates.effectiveDate, locale);
  return (
    <div className="end-date" aria-live="polite">
      <p>{t('form.cancellation.lastDay', { date, scope: scopeOf(values) })}</p>
      <p className="hint">
        {t('form.cancellation.receivedToday', { date: formatDate(dates.noticeDate, locale) })}
      </p>
    </div>
  );
}
