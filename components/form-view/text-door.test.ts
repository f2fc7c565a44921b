import { describe, expect, it } from 'vitest';
import { type FormValues, initialValues } from '@/components/form-view/form-values';
import { membershipRules } from '@/components/form-view/membership/rules';
import { readFormData } from '@/components/form-view/read-form-data';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { UploadFile } from '@/lib/contracts/submissions/submission-files';
import {
  ChangeSubmitPatchRequest,
  MembershipCorrectionRequest,
  MembershipPatchRequest,
} from '@/lib/contracts/submissions/submission-patches';
import { AnswerQuestion, AskQuestion } from '@/lib/contracts/submissions/submission-questions';
import { FamiliySubmit, Guardian } from '@/lib/contracts/submissions/submission-shapes';
import { WriteSubmissionNote } from '@/lib/contracts/submissions/submission-work';
import {
  CancellationSubmit,
  ChangesSubmit,
  MembershipSubmit,
  SubmitDenyRequest,
} from '@/lib/contracts/submissions/submissions';
import { storedFields } from '@/lib/rules/submissions/submission-fields';
import { publicForm } from '@/testing/form-view/public-form';

/** Pasted texts of one line, and what a reader sees of them and finds stored. */
const lines: readonly (readonly [pasted: string, stored: string])[] = [
  ['Bonn', 'Bonn'],
  [' Bonn ', 'Bonn'],
  ['\tBonn\t', 'Bonn'],
  ['Bad\u00a0Honnef', 'Bad Honnef'],
  ['Bad\u202fHonnef', 'Bad Honnef'],
  ['Bad\u2007Honnef', 'Bad Honnef'],
  ['Bad\u2009Honnef', 'Bad Honnef'],
  ['Bad\u3000Honnef', 'Bad Honnef'],
  ['Bad\tHonnef', 'Bad Honnef'],
  ['Bad   Honnef', 'Bad Honnef'],
  ['Bad \u00a0 Honnef', 'Bad Honnef'],
  ['Ko\u0308ln', 'Köln'],
  ['A\u030angstro\u0308m', 'Ångström'],
  ['\u212bngström', 'Ångström'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['Mül\u00adler', 'Müller'],
  ['Mül\u200bler', 'Müller'],
  ['Mül\u2060ler', 'Müller'],
  ['Mül\ufeffler', 'Müller'],
  ['\ufeffMüller', 'Müller'],
  ['Mül\u034fler', 'Müller'],
  ['Mül\u180eler', 'Müller'],
  ['Mül\u3164ler', 'Müller'],
  ['Mül\u115fler', 'Müller'],
  ['Müller\ufe0f', 'Müller'],
  ['Mül\u{e0061}ler', 'Müller'],
  ['Mül\u{1d173}ler', 'Müller'],
  ['Mül\u200dler', 'Müller'],
  ['Mül\u200cler', 'Müller'],
  ['\u202aMüller\u202c', 'Müller'],
  ['\u202bMüller\u202c', 'Müller'],
  ['\u202dMüller\u202c', 'Müller'],
  ['\u202eMüller\u202c', 'Müller'],
  ['\u2066Müller\u2069', 'Müller'],
  ['\u2067Müller\u2069', 'Müller'],
  ['\u2068Müller\u2069', 'Müller'],
  ['\u200eMüller', 'Müller'],
  ['Müller\u200f', 'Müller'],
  ['\u061cMüller', 'Müller'],
  ['\u206aMüller', 'Müller'],
  ['\ufff9Müller\ufffb', 'Müller'],
  ['u\u200b\u0308ber', 'über'],
  ['O’Connor', 'O’Connor'],
  ["O'Connor", "O'Connor"],
  ['Kaʻahumanu', 'Kaʻahumanu'],
  ['Kunz-Weber', 'Kunz-Weber'],
  ['Lüdenscheidt\u2011Nord', 'Lüdenscheidt-Nord'],
  ['STRAẞE', 'STRAẞE'],
  ['Əliyev', 'Əliyev'],
  ['محمد', 'محمد'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['\u200fمحمد\u200f', 'محمد'],
  ['\u200fכהן', 'כהן'],
  ['क्\u200dष', 'क्\u200dष'],
  ['क्\u200cष', 'क्\u200cष'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ['മോഹന്\u200d', 'മോഹന്\u200d'],
  ['ใจดี', 'ใจดี'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['王\u3000李', '王 李'],
  ['👩\u200d👩\u200d👧 Verein', '👩\u200d👩\u200d👧 Verein'],
  ['❤\ufe0f Verein', '❤\ufe0f Verein'],
  ['🏳\ufe0f\u200d🌈 Verein', '🏳\ufe0f\u200d🌈 Verein'],
  ['Ω\u2126', 'ΩΩ'],
  ['ﬁ', 'ﬁ'],
];

const values: FormValues = initialValues(publicForm);

/** The same values as the page without a script posts them. */
function posted(given: Readonly<Record<string, string>>): FormValues {
  const data = new FormData();
  for (const [name, value] of Object.entries(given)) data.set(name, value);
  return readFormData(data, publicForm);
}

const submitted = (given: FormValues) =>
  MembershipSubmit.parse(membershipRules.toSubmit(given, publicForm, 'de'));

/** Each way in: the pasted text, and what the service receives and stores. */
const ways: Readonly<Record<string, (pasted: string) => unknown>> = {
  'the live form': pasted => submitted({ ...values, city: pasted }).city,
  'the form without a script': pasted => submitted(posted({ city: pasted })).city,
  'a custom field of the form': pasted =>
    submitted({ ...values, customFields: { ...values.customFields, shirtSize: pasted } }).customFields
      ?.shirtSize,
  'the API': pasted => MembershipSubmit.parse({ city: pasted }).city,
  'a custom field of the API': pasted =>
    MembershipSubmit.parse({ customFields: { a: pasted } }).customFields?.a,
  'a list of the API': pasted => {
    const { a } = MembershipSubmit.parse({ customFields: { a: [pasted] } }).customFields ?? {};
    return Array.isArray(a) ? a[0] : a;
  },
  'the entry of a paper': pasted => MembershipSubmit.parse({ city: pasted, paper: {} }).city,
  'a family member': pasted => FamiliySubmit.parse({ firstName: pasted }).firstName,
  'a guardian': pasted => Guardian.parse({ lastName: pasted }).lastName,
  'the account holder': pasted => MembershipSubmit.parse({ accountHolder: pasted }).accountHolder,
  'a wish of a change request': pasted =>
    ChangesSubmit.parse({ identity: {}, wishes: { street: pasted } }).wishes?.street,
  'the identity of a change request': pasted =>
    ChangesSubmit.parse({ identity: { firstName: pasted }, wishes: {} }).identity?.firstName,
  'the people of a cancellation': pasted =>
    CancellationSubmit.parse({ familyMemberNames: [pasted] }).familyMemberNames?.[0],
  'the reason of a cancellation': pasted => CancellationSubmit.parse({ reason: pasted }).reason,
  'a PATCH': pasted => MembershipPatchRequest.parse({ city: pasted }).city,
  'a PATCH of the address': pasted =>
    MembershipPatchRequest.parse({ address: { street: pasted } }).address?.street,
  'a PATCH of a change request': pasted => ChangeSubmitPatchRequest.parse({ city: pasted }).city,
  'a correction on the status page': pasted => MembershipCorrectionRequest.parse({ city: pasted }).city,
  'the name of a file': pasted => UploadFile.parse({ field: 'a', fileName: pasted, data: 'AAAA' }).fileName,
  'a note of staff': pasted => WriteSubmissionNote.parse({ text: pasted }).text,
  'a question': pasted => AskQuestion.parse({ text: pasted }).text,
  'an answer': pasted => AnswerQuestion.parse({ answer: pasted }).answer,
  'the reason of a rejection': pasted => SubmitDenyRequest.parse({ reason: pasted }).reason,
  'the data of the club': pasted => ChangeClubInfo.parse({ name: 'TSV', city: pasted }).city,
};

/** Texts of several lines keep runs of blanks, which indent lists, and the marks that order right-to-left text. */
const ofSeveralLines = new Set(['a note of staff', 'a question', 'an answer', 'the reason of a rejection']);

describe.each(Object.entries(ways))('%s', (way, store) => {
  it.each(lines)('stores %j as %j', (pasted, stored) => {
    const kept = ofSeveralLines.has(way) && (/ {2,}|^\u200f/.test(pasted) || / \u00a0 /.test(pasted));
    if (kept) expect(store(pasted)).toBe(pasted.replaceAll('\u00a0', ' '));
    else expect(store(pasted)).toBe(stored);
  });
});

/** Fields of a type of their own, by the form, the form without a script, the API, a PATCH and a correction. */
const typed: readonly (readonly [field: string, pasted: string, stored: string])[] = [
  ['zip', '35037\u200b', '35037'],
  ['zip', 'D-35037', '35037'],
  ['zip', 'A-1010', '1010'],
  ['zip', '35 037', '35037'],
  ['email', 'anna@mail.example\u202c', 'anna@mail.example'],
  ['email', 'Anna Berg <anna@mail.example>', 'anna@mail.example'],
  ['email', 'mailto:anna@mail.example', 'anna@mail.example'],
  ['email', 'anna (at) mail.example', 'anna@mail.example'],
  ['phone', '\u202d+49\u00a0228\u00a012345\u202c', '+49 228 12345'],
  ['phone', 'Tel.: 0228\u201112345', '0228-12345'],
  ['phone', 'tel:+4922812345', '+4922812345'],
  ['phone', '０２２８ １２３４５', '0228 12345'],
  ['lastName', '\u202aGroß\u202c', 'Groß'],
  ['lastName', '–', ''],
  ['street', 'Am\u00a0Markt 1', 'Am Markt 1'],
];

const accounts: readonly (readonly [pasted: string, stored: string])[] = [
  ['IBAN: MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ['Meine IBAN lautet: DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['de89-3704.0044 0532\u200b013000', 'DE89370400440532013000'],
];

describe('a field of its own type', () => {
  it.each(typed)('%s %j is stored as %j, whichever way it comes in', (field, pasted, stored) => {
    const bodies = [
      submitted({ ...values, [field]: pasted }),
      submitted(posted({ [field]: pasted })),
      MembershipSubmit.parse({ [field]: pasted }),
      MembershipSubmit.parse({ [field]: pasted, paper: {} }),
      MembershipPatchRequest.parse({ [field]: pasted }),
      MembershipCorrectionRequest.parse({ [field]: pasted }),
    ];
    for (const body of bodies) {
      const row = storedFields(['zip', 'email', 'phone', 'lastName', 'street'], body);
      expect(Reflect.get(row, field)).toBe(stored);
    }
  });

  it.each(accounts)('the IBAN %j is %s', (pasted, stored) => {
    const account = { paymentMethod: 'SepaDirectDebit', iban: pasted } as const;
    expect(submitted({ ...values, ...account }).iban).toBe(stored);
    expect(submitted(posted(account)).iban).toBe(stored);
    expect(MembershipSubmit.parse(account).iban).toBe(stored);
    expect(MembershipCorrectionRequest.parse({ iban: pasted }).iban).toBe(stored);
  });
});
