import { senderOf } from '@/lib/contracts/submissions/sender';
import type { ChangeSubmission, MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import type { ExportContext } from './export-context';
import { fullName, originFields } from './person-sections';
import type { Section, SectionField } from './section';
import { answered } from './section';
import { cleanText, fieldOf, type Words } from './words';

type Payer = MembershipSubmission | ChangeSubmission;

/** The bank data of an application, or the bank data that a change request asks for. */
export function accountOf(submission: Payer) {
  const { iban, bic, accountHolder } = submission.kind === 'Change' ? submission.wishes : submission;
  return { iban: iban ?? null, bic: bic ?? null, accountHolder: accountHolder ?? null };
}

/** Account and mandate; the mandate is a section of its own with its wording and evidence (SEPA Core rulebook). */
export function accountSections(submission: Payer, context: ExportContext, words: Words): Section[] {
  const account = accountFields(submission, words);
  const { mandate } = submission;
  if (mandate === null) return account.length === 0 ? [] : [words.section('payment', { fields: account })];
  const { field, texts } = words;
  const { club } = context;
  const place = [club.street, [club.zip, club.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const creditor = [club.legalName || club.name, place].filter(Boolean).join(', ');
  const terms = [
    fieldOf(texts('mandate.creditor'), creditor, []),
    field('creditorId', mandate.creditorId, 'mandate.creditorId'),
    field('mandateReference', mandate.reference, 'mandate.reference'),
    fieldOf(
      texts('mandate.paymentKind'),
      texts(`mandate.${isOnce(submission) ? 'oneOffPayment' : 'recurringPayments'}`),
      [],
    ),
    ...(mandate.firstDebitDate
      ? [field('firstDebitDate', words.date(mandate.firstDebitDate), 'mandate.firstDebitDate')]
      : []),
    ...account,
    ...holderAddress(submission, words),
    fieldOf(texts('mandate.text'), mandate.text, ['mandate.text']),
  ];
  return [
    words.section(
      'mandate',
      { fields: terms },
      {
        title: texts('mandate.evidence'),
        fields: [
          field('mandateSignedAt', words.instant(mandate.signedAt), 'mandate.signedAt'),
          field('confirmedAt', words.instant(submission.confirmedAt)),
          ...originFields(submission, words),
        ],
      },
    ),
  ];
}

/** Whether the account is debited once. A change request does not say. */
function isOnce(submission: Payer): boolean {
  return submission.kind === 'Membership' && submission.price.interval === 'OneTime';
}

function accountFields(submission: Payer, { fields }: Words): SectionField[] {
  const prefix = submission.kind === 'Change' ? 'wishes.' : '';
  const account = answered(fields(['accountHolder', 'iban', 'bic'], accountOf(submission), prefix));
  // The history names wished-for bank data without a prefix.
  return account.map(one => ({ ...one, path: one.path?.replace('wishes.', '') ?? '' }));
}

/** The account holder's address, known only if the holder is the person of the submission. */
function holderAddress(submission: Payer, { texts }: Words): SectionField[] {
  const same = (name: string) => cleanText(name).trim().toLocaleLowerCase('de');
  const holder = same(accountOf(submission).accountHolder ?? '');
  const sender = senderOf(submission);
  const isPerson = [fullName(sender), fullName({ ...sender, title: '' })].some(name => same(name) === holder);
  const place = [sender.street, `${sender.zip} ${sender.city}`.trim()].filter(Boolean).join(', ');
  return isPerson && place !== ''
    ? [{ ...fieldOf(texts('mandate.holderAddress'), place, []), path: 'address' }]
    : [];
}
