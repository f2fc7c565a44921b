import { senderOf } from '@/lib/contracts/submissions/sender';
import { signerOf } from '@/lib/contracts/submissions/signer';
import type { ChangeSubmission, MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { titledName } from '@/lib/rules/submissions/full-name';
import { isHolder } from '@/lib/rules/submissions/mandate-givers';
import type { ExportContext } from './export-context';
import { originFields } from './person-sections';
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
    ...onBehalfOf(submission, mandate.givenBy, words),
  ];
  return [
    words.section(
      'mandate',
      { fields: terms },
      {
        title: texts('mandate.evidence'),
        fields: [
          field('mandateSignedAt', words.instant(mandate.signedAt), 'mandate.signedAt'),
          // Confirmation and origin are those of the application, not of a mandate that a guardian granted.
          ...(mandate.givenBy
            ? [field('mandateGivenBy', mandate.givenBy, 'mandate.givenBy')]
            : [
                field('confirmedAt', words.instant(submission.confirmedAt)),
                ...originFields(submission, words),
              ]),
        ],
      },
    ),
  ];
}

/** Who granted the mandate for whom, if the account is not that of the person of the submission. */
function onBehalfOf(submission: Payer, givenBy: string | null, { texts }: Words): SectionField[] {
  const holder = accountOf(submission).accountHolder ?? '';
  const sender = senderOf(submission);
  const { lastName, firstName } = submission.kind === 'Change' ? submission.wishes : sender;
  const renamed = { firstName: firstName || sender.firstName, lastName: lastName || sender.lastName };
  if (holder === '' || isHolder(holder, sender) || isHolder(holder, renamed)) return [];
  const { by, guardian } = signerOf(submission);
  // Nobody knows which guardian signed the change request of a minor.
  if (by === 'unknown' && submission.kind === 'Change') return [];
  const giver = givenBy ?? (by === 'guardian' ? guardian : titledName(sender));
  if (isHolder(holder, { firstName: giver, lastName: '' })) return [];
  return [
    fieldOf(
      texts('mandate.onBehalfOf'),
      texts('mandate.onBehalfOfText', { holder, giver, wording: submission.locale }),
      [],
    ),
  ];
}

/** Whether the account is debited once. A change request does not say. */
function isOnce(submission: Payer): boolean {
  return submission.kind === 'Membership' && submission.price.interval === 'OneTime';
}

/** The fields of the account that are known. */
export function accountFields(submission: Payer, { fields }: Words): SectionField[] {
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
  const isPerson = [titledName(sender), titledName({ ...sender, title: '' })].some(
    name => same(name) === holder,
  );
  const place = [sender.street, `${sender.zip} ${sender.city}`.trim()].filter(Boolean).join(', ');
  return isPerson && place !== ''
    ? [{ ...fieldOf(texts('mandate.holderAddress'), place, []), path: 'address' }]
    : [];
}
