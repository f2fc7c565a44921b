import { FormHead } from '@/components/form-view/sections/form-head';
import { Facts, Glance } from '@/components/form-view/sections/glance';
import type { ShownForm } from '@/components/form-view/shown-form';
import { priceText } from '@/components/form-view/status/glance';
import { accountText } from '@/components/form-view/status/payment';
import type { TextKey, Texts } from '@/components/form-view/texts';
import type { FamilyLinkInfo } from '@/lib/contracts/public';
import type { ConsentSource, Locale } from '@/lib/rules/enums';
import { formatDate, formatDateTime } from '@/lib/rules/format/format-date';
import { fullName } from '@/lib/rules/submissions/full-name';

type Props = {
  readonly form: ShownForm;
  readonly locale: Locale;
  readonly t: Texts;
  readonly path: string;
  readonly part: FamilyLinkInfo;
  readonly isSaved: boolean;
};

/** What was applied for in the name of a family member, and their own consents. */
export function FamilyView({ form, locale, t, path, part, isSaved }: Props) {
  const { applicantName: applicant, account } = part;
  const state = part.isWithdrawn ? 'Withdrawn' : part.state;
  return (
    <div className="sheet narrow">
      <FormHead form={form} locale={locale} t={t} actionIn={other => `${path}?lang=${other}`} />
      <main className="message">
        <h1>{t('form.familyPage.title', { state })}</h1>
        {isSaved && (
          <p className="good" role="status">
            {t('form.familyPage.saved')}
          </p>
        )}
        <p>{t('form.familyPage.text', { applicant, club: part.clubName })}</p>
        <Glance
          facts={[
            [t('form.review.name'), fullName(part)],
            [t('labels.field.birthDate'), part.birthDate ? formatDate(part.birthDate, locale) : ''],
            [t('labels.field.membershipId'), part.membershipName],
            [t('labels.field.departmentIds'), part.departments.join(', ')],
            [t('labels.field.entryDate'), part.entryDate ? formatDate(part.entryDate, locale) : ''],
            [t('labels.field.memberNumber'), part.memberNumber],
            [t('form.familyPage.cost'), priceText(part.price, { t, locale })],
          ]}
        />
        {account && state !== 'Rejected' && state !== 'Withdrawn' && (
          <>
            <p>{t('form.familyPage.account', { state, applicant })}</p>
            <Facts
              facts={[
                [t('form.glance.account'), accountText(account)],
                [
                  t('labels.field.firstDebitDate'),
                  account.firstDebitDate ? formatDate(account.firstDebitDate, locale) : '',
                ],
                [t('labels.field.mandateReference'), account.mandateReference],
                [t('labels.field.creditorId'), account.creditorId],
              ]}
            />
          </>
        )}
        {part.mediaConsents.length > 0 && <Consents {...{ form, locale, t, path, part, isSaved }} />}
        <p>
          {t('form.familyPage.object')} <a href={`mailto:${part.clubEmail}`}>{part.clubEmail}</a>
        </p>
      </main>
    </div>
  );
}

/** Whose answers count before the person has given their own. */
const sourceTexts: Readonly<Record<ConsentSource, TextKey>> = {
  Application: 'form.familyPage.byApplication',
  Applicant: 'form.familyPage.byApplicant',
  Awaited: 'form.familyPage.awaited',
  Person: 'form.familyPage.awaited',
};

function Consents({ form, locale, t, path, part }: Props) {
  const { consentSource, consentsAnsweredAt, applicantName: applicant } = part;
  return (
    <form method="post" action={`${path}?lang=${locale}`} className="corrections">
      <fieldset className="part" disabled={!part.canAnswer}>
        <legend>{t('form.familyPage.consents')}</legend>
        <p className="hint">{t('form.familyPage.consentsText')}</p>
        <p>
          {consentsAnsweredAt
            ? t('form.familyPage.answered', {
                date: formatDateTime(new Date(consentsAnsweredAt), form.club.timeZone, locale),
              })
            : t(sourceTexts[consentSource], { applicant })}
        </p>
        {part.mediaConsents.map(({ consentId: id, label, text, isGiven }) => (
          <div key={id} className="field tick">
            <label className="choice" htmlFor={id}>
              <input
                type="checkbox"
                id={id}
                name="given"
                value={id}
                defaultChecked={isGiven}
                aria-describedby={text ? `${id}-hint` : undefined}
              />
              <span>{label}</span>
            </label>
            {text && (
              <p className="hint" id={`${id}-hint`}>
                {text}
              </p>
            )}
          </div>
        ))}
      </fieldset>
      {part.canAnswer ? (
        <button type="submit" className="primary">
          {t('form.familyPage.save')}
        </button>
      ) : (
        <p>{t('form.familyPage.over')}</p>
      )}
    </form>
  );
}
