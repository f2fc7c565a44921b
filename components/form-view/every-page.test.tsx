import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cancellationParts } from '@/components/form-view/cancellation/parts';
import { changeParts } from '@/components/form-view/change/parts';
import { changeSections } from '@/components/form-view/change/section-names';
import { textSetOf } from '@/components/form-view/compile-messages';
import { compiledMessages } from '@/components/form-view/compiled-messages';
import type { Notice } from '@/components/form-view/form-model';
import { FormPage } from '@/components/form-view/form-page';
import { formProblems } from '@/components/form-view/form-problems';
import { emptyMember, type FormValues, initialValues } from '@/components/form-view/form-values';
import { membershipParts } from '@/components/form-view/membership/parts';
import { errorsInWords, type PageState, plainModel } from '@/components/form-view/page-state';
import {
  browserTexts,
  renderConfirmationPage,
  renderFormPage,
  renderSentPage,
  renderSignPage,
  renderStatusPage,
  type StatusPageInput,
} from '@/components/form-view/renderer';
import type { ShownForm } from '@/components/form-view/shown-form';
import { statusNews } from '@/components/form-view/status/status-news';
import { createTexts } from '@/components/form-view/texts';
import { ConfirmationInfo } from '@/lib/contracts/public';
import { memberSteps, SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import {
  CancellationSubmission,
  ChangeSubmission,
  MembershipSubmission,
} from '@/lib/contracts/submissions/submissions';
import {
  cancellationScopes,
  membershipPriceIntervals,
  paymentMethods,
  submissionKinds,
  surchargeDueTypes,
  surchargeScopes,
} from '@/lib/rules/enums';
import { cancellationForm, ids, publicForm } from '@/testing/form-view/public-form';
import { strayTexts, wordsOfPage } from '@/testing/i18n/stray-texts';

const partsByKind = { Membership: membershipParts, Change: changeParts, Cancellation: cancellationParts };
const notices: readonly Notice[] = [
  ...(['offline', 'failed', 'busy', 'expired', 'changed', 'outdated', 'proof', 'closed'] as const),
];

/**
 * A club with tariffs of every interval, each with surcharges of every kind, age limits and priced
 * departments.
 */
const [anyTariff] = publicForm.memberships;
if (!anyTariff) throw new Error('the club offers nothing');
const [anySurcharge] = anyTariff.surcharges;
const ageBounds = [
  { minAge: null, maxAge: null },
  { minAge: 3, maxAge: null },
  { minAge: null, maxAge: 99 },
  { minAge: 3, maxAge: 99 },
];
const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const surcharges = surchargeScopes
  .flatMap(scope => surchargeDueTypes.map(dueType => ({ scope, dueType })))
  .flatMap(kind => [true, false].map(isOptional => ({ ...kind, isOptional })))
  .map((kind, at) => ({
    ...anySurcharge,
    ...kind,
    ...ageBounds[at % 4],
    id: idOf(1000 + at),
    name: `Z${at}`,
  }));
const tariffs = membershipPriceIntervals.map((priceInterval, at) => ({
  ...anyTariff,
  id: idOf(100 + at),
  priceInterval,
  isFamilyMembership: at % 2 === 0,
  surcharges,
})) as ShownForm['memberships'];

const languages = [
  { locale: 'de', addressForm: 'Du' },
  { locale: 'de', addressForm: 'Sie' },
  { locale: 'en', addressForm: 'Du' },
] as const;
const offer: ShownForm = { ...publicForm, memberships: tariffs };

describe.each(languages)('in $locale with $addressForm', { timeout: 60_000 }, ({ locale, addressForm }) => {
  const spoken = (form: ShownForm): ShownForm => ({ ...form, club: { ...form.club, addressForm } });
  const forms = {
    Membership: spoken(offer),
    Change: spoken({ ...offer, kind: 'Change' }),
    Cancellation: spoken(cancellationForm),
  };
  const frame = { locale, path: '/x', nonce: 'n', pageQuery: '' } as const;

  describe.each(submissionKinds)('the form %s', kind => {
    const form = forms[kind];
    const parts = partsByKind[kind];
    const pages = [
      // Every page contains all steps but the last.
      ...fillings(form).flatMap(values =>
        (['person', 'review'] as const).map(step => ({ step, values, notice: null })),
      ),
      ...notices.map(notice => ({ step: 'review' as const, values: null, notice })),
    ];

    it('renders neither message keys nor braces for any input', () => {
      for (const { step, values, notice } of pages) {
        const problems = values ? formProblems(parts.rules, values, form, locale) : [];
        const shown = { step, values, problems, notice: notice && { kind: notice, seconds: 1 } };
        const html = renderFormPage({ ...frame, ...shown, form, askedLocale: null });
        expect(strayTexts(wordsOfPage(html)), `${step} ${notice}`).toEqual([]);
      }
    });

    it('renders neither message keys nor braces in the browser, which has fewer texts', () => {
      for (const { step, values, notice } of pages) {
        const problems = values ? formProblems(parts.rules, values, form, locale) : [];
        const texts = browserTexts(compiledMessages[textSetOf(locale, addressForm)], kind);
        const t = createTexts(texts, locale);
        const shown = { step, values, notice: notice && { kind: notice, seconds: 2 } };
        const page: PageState = {
          ...frame,
          ...shown,
          form,
          texts,
          askedLocale: null,
          errors: errorsInWords(problems, form, t),
        };
        const html = renderToString(<FormPage model={plainModel(page, parts.rules, t)} parts={parts} />);
        expect(strayTexts(wordsOfPage(html)), `${step} ${notice}`).toEqual([]);
      }
    });

    it('renders the page after sending without message keys and braces', () => {
      const answer = { number: 7, receivedAt: '2026-07-01T10:00:00Z', effectiveDate: '2026-12-31' };
      for (const number of [7, null])
        for (const needsConfirmation of [true, false])
          for (const guardianCount of [0, 1, 2])
            for (const email of ['mia@example.org', null]) {
              const guardians = guardianCount > 0 && email ? [{ name: 'Ada G', email }] : [];
              const isByMinor = guardianCount > 0 && number === null;
              const people = { guardianCount, isByMinor, isByGuardian: !isByMinor, email, guardians };
              const known = { ...answer, number, needsConfirmation, part: null, ...people };
              const receipt = { ...known, statusUrl: email && 'https://x.example/status/t' };
              const html = renderSentPage({ ...frame, form, receipt, query: '' });
              expect(strayTexts(wordsOfPage(html))).toEqual([]);
            }
    });
  });

  it('renders status pages without message keys and braces in every state', () => {
    for (const [at, status] of [...statuses()].entries())
      for (const view of at % 12 === 0 ? views : views.slice(0, 1)) {
        const form = forms[status.submission.kind];
        const words = wordsOfPage(renderStatusPage({ ...frame, form, status, view }));
        expect(strayTexts(words), JSON.stringify([view, status.submission])).toEqual([]);
      }
  });

  it('renders confirmation pages without message keys and braces in every state', () => {
    for (const info of confirmations())
      for (const isJustConfirmed of [true, false])
        for (const isRefusing of [true, false]) {
          const shown = { info, isJustConfirmed, isRefusing };
          const words = wordsOfPage(renderConfirmationPage({ ...frame, form: forms[info.kind], ...shown }));
          expect(strayTexts(words), JSON.stringify(shown)).toEqual([]);
        }
  });

  it('renders the signing page without message keys and braces', () => {
    expect(strayTexts(wordsOfPage(renderSignPage({ ...frame, form: forms.Membership })))).toEqual([]);
  });
});

/** An untouched form, an empty one, and each tariff and payment method with everything selected. */
function fillings(form: ShownForm): (FormValues | null)[] {
  const empty = initialValues(form);
  const full: FormValues = {
    ...empty,
    firstName: 'Mia',
    lastName: 'Groß',
    birthDate: '03.05.2015',
    zip: '1',
    iban: 'DE1',
    bic: 'x',
    departmentIds: form.departments.map(({ id }) => id),
    surchargeIds: surcharges.map(({ id }) => id),
    mediaConsents: { [ids.website]: true, [ids.newsletter]: false },
    consentWishes: { [ids.website]: 'true', [ids.newsletter]: 'false' },
    changes: [...changeSections],
    familyMembers: [emptyMember(form), emptyMember(form, 'Groß')],
    wishedDate: '2026-07-02',
    signatureName: 'Mia Groß',
    privacyAccepted: true,
  };
  const chosen = form.memberships.map(({ id }, at) => ({
    ...full,
    membershipId: id,
    paymentMethod: paymentMethods[at % 2] ?? '',
    scope: cancellationScopes[at % 3] ?? '',
  }));
  return [
    null,
    empty,
    ...(chosen.length > 0 ? chosen : cancellationScopes.map(scope => ({ ...full, scope }))),
  ];
}

const views: readonly StatusPageInput['view'][] = [
  { name: 'overview', news: null },
  ...statusNews.map(news => ({ name: 'overview' as const, news })),
  { name: 'withdraw' },
  { name: 'correct', typed: null, problems: [] },
  { name: 'answer', typed: new Map([['answer', 'Ja']]), problems: [], isOtherQuestion: true },
  { name: 'unsent', of: 'answer', unsent: [{ name: 'answer', value: 'Ja' }] },
  { name: 'unsent', of: 'correct', unsent: [{ name: 'guardians.0.email', value: '' }] },
  {
    name: 'correct',
    typed: new Map(),
    isTooSoon: true,
    changes: [{ name: 'zip', value: '' }],
    problems: [{ name: 'zip', key: 'required' }],
  },
];

/** Every kind in every state, with every price, consent and answer that the page shows. */
function* statuses(): Generator<SubmissionStatus> {
  const example = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
  const states = [
    { state: 'New', needsConfirmation: true },
    { state: 'New', needsConfirmation: false },
    { state: 'Confirmed', confirmedAt: '2026-07-01T10:00:00Z' },
    { state: 'Accepted', decidedAt: '2026-07-01T10:00:00Z', decisionMessage: 'Schön' },
    { state: 'Rejected', decidedAt: '2026-07-01T10:00:00Z' },
    { state: 'Rejected', withdrawnAt: '2026-07-01T10:00:00Z' },
  ] as const;
  const membership = MembershipSubmission.parse(MembershipSubmission.meta()?.example);
  const change = ChangeSubmission.parse(ChangeSubmission.meta()?.example);
  const cancellation = CancellationSubmission.parse(CancellationSubmission.meta()?.example);
  const consents = [true, false].map(isGiven => ({
    consentId: ids.website,
    mediaType: 'Website',
    label: 'Fotos',
    text: '',
    textVersion: 1,
    isGiven,
  }));
  const guardian = {
    id: ids.adult,
    firstName: 'Ada',
    lastName: 'G',
    email: 'a@x.example',
    phone: '',
    relation: '',
  };
  const guardians = [
    { ...guardian, confirmedAt: '2026-07-01T10:00:00Z', refusedAt: null },
    { ...guardian, confirmedAt: null, refusedAt: '2026-07-01T10:00:00Z' },
    { ...guardian, confirmedAt: null, refusedAt: null },
  ];
  const submissions = [
    ...membershipPriceIntervals.map((interval, at) => ({
      ...membership,
      mediaConsents: consents,
      guardians,
      customFields: { helps: ['party'], licence: true },
      paymentMethod: paymentMethods[at % 2],
      price: { ...membership.price, interval, oneTime: 25 },
    })),
    {
      ...change,
      wishes: {
        ...change.wishes,
        mediaConsents: consents,
        paymentMethod: 'OnAccount' as const,
      },
    },
    ...cancellationScopes.map(scope => ({ ...cancellation, scope })),
  ];
  for (const submission of submissions)
    for (const state of states)
      for (const isConfirmedByGuardians of [true, false])
        yield {
          ...example,
          isConfirmedByGuardians,
          urlExpiresAt: '2026-09-01T10:00:00Z',
          possibleSteps: [...memberSteps],
          submission: { ...submission, withdrawnAt: null, ...state },
        } as SubmissionStatus;
}

function* confirmations(): Generator<ConfirmationInfo> {
  const example = ConfirmationInfo.parse(ConfirmationInfo.meta()?.example);
  const mandate = { reference: 'R', creditorId: 'C', text: 'T', givenBy: null };
  const { membership, submission } = example;
  const change = ChangeSubmission.parse(ChangeSubmission.meta()?.example);
  const cancellation = CancellationSubmission.parse(CancellationSubmission.meta()?.example);
  const open = { Membership: submission, Change: change, Cancellation: cancellation };
  const stands = [
    { state: 'New', isConfirmed: false },
    { state: 'New', isConfirmed: true },
    { state: 'Confirmed', isConfirmed: true },
    { state: 'Accepted', isConfirmed: true },
    { state: 'Rejected', isConfirmed: false },
    { state: 'Rejected', isConfirmed: true, isWithdrawn: true },
    { state: 'New', isConfirmed: false, isRefused: true },
  ] as const;
  for (const kind of submissionKinds)
    for (const interval of kind === 'Membership' ? membershipPriceIntervals : (['Monthly'] as const))
      for (const guardianName of ['Ada G', null])
        for (const stand of stands)
          yield {
            ...example,
            kind,
            guardianName,
            ...stand,
            submission: stand.isConfirmed ? null : open[kind],
            membership:
              kind === 'Membership' && membership
                ? {
                    ...membership,
                    mandate,
                    iban: 'DE**',
                    price: { ...membership.price, interval, oneTime: 9 },
                  }
                : null,
          };
}
