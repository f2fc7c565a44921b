import { describe, expect, it } from 'vitest';
import type { ControlProblem } from '@/components/form-view/form-problems';
import { renderConfirmationPage, renderStatusPage } from '@/components/form-view/renderer';
import type { RefusedActs } from '@/components/form-view/sections/guardian-acts';
import { ConfirmationInfo } from '@/lib/contracts/public';
import { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { publicForm } from '@/testing/form-view/public-form';

const frame = { locale: 'de', path: '/x', nonce: 'n', form: publicForm } as const;
const info = ConfirmationInfo.parse(ConfirmationInfo.meta()?.example);
const status = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
const example = MembershipSubmission.parse(MembershipSubmission.meta()?.example);

const at = '2026-07-01T10:00:00Z';
const someone = {
  phone: '',
  relation: '',
  confirmedAt: null,
  refusedAt: null,
  liableAt: null,
  soleCustodyAt: null,
};
const petra = { ...someone, id: example.id, firstName: 'Petra', lastName: 'Groß', email: 'petra@x.example' };
const michael = {
  ...someone,
  id: '019a0000-0000-7000-8000-000000000009',
  firstName: 'Michael',
  lastName: 'Groß',
  email: 'michael@x.example',
};
/** A minor applied alone; the club asks for direct debit, and nobody has granted the mandate. */
const applied: MembershipSubmission = {
  ...example,
  state: 'New',
  needsConfirmation: true,
  confirmedAt: null,
  decidedAt: null,
  familyMembers: [],
  filledInBy: 'Applicant',
  guardians: [petra, michael],
  guardianLiability: false,
  paymentMethod: 'OnAccount',
  accountHolder: null,
  iban: null,
  mandate: null,
  proposedAccount: { accountHolder: 'Petra Groß', iban: 'DE** **** 3000' },
};
const request = {
  accountHolder: 'Petra Groß',
  iban: 'DE** **** 3000',
  readerIs: 'Holder' as const,
  grantedBy: ['Petra Groß'],
  creditorId: 'DE98ZZZ09999999999',
  text: 'Ich ermächtige …',
};

const textOf = (html: string) =>
  html
    .replace(/^.*<body[^>]*>/s, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u00ad]/g, '')
    .replace(/\s+/g, ' ');

function statusPage(submission: MembershipSubmission, more: Partial<SubmissionStatus> = {}, news = false) {
  return renderStatusPage({
    ...frame,
    pageQuery: '',
    status: { ...status, isConfirmedByGuardians: true, isByMinor: true, ...more, submission },
    view: { name: 'overview', news: news ? 'sent' : null },
  });
}

function correctionPage(problems: readonly ControlProblem[], more: Partial<SubmissionStatus> = {}) {
  return renderStatusPage({
    ...frame,
    pageQuery: '',
    status: { ...status, ...more, submission: applied },
    view: { name: 'correct', typed: null, problems },
  });
}

function guardianPage(more: Partial<ConfirmationInfo> = {}, errors: RefusedActs['errors'] = {}) {
  const refused = Object.keys(errors).length > 0 ? { acts: {}, errors } : null;
  return renderConfirmationPage({
    ...frame,
    isJustConfirmed: false,
    refused,
    info: {
      ...info,
      guardianName: 'Petra Groß',
      state: 'New',
      isConfirmed: false,
      submission: applied,
      ...more,
    },
  });
}

describe('the status page of a family', () => {
  const member = example.familyMembers[0];
  if (!member) throw new Error('The example has no family');
  const family = (more: Partial<MembershipSubmission>) =>
    textOf(
      statusPage({
        ...example,
        guardians: [],
        familyMembers: [
          { ...member, firstName: 'Jörg', lastName: 'Groß', consentSource: 'Awaited', memberNumber: 'F-2' },
        ],
        ...more,
      }),
    );
  const awaited = 'Über die eigenen Einwilligungen noch nicht geantwortet: Jörg Groß.';

  it('names who has not answered about their consents, from the confirmation on', () => {
    const isNew = { state: 'New', needsConfirmation: true, confirmedAt: null, decidedAt: null } as const;
    expect(family(isNew)).not.toContain(awaited);
    expect(family({ state: 'Confirmed', confirmedAt: at, decidedAt: null })).toContain(awaited);
    expect(family({ state: 'Rejected' })).not.toContain(awaited);
  });

  it('has the membership number of each person', () => {
    expect(family({ state: 'Accepted', memberNumber: 'F-1' })).toMatch(/F-1.*F-2|F-2.*F-1/);
  });
});

describe('what a page says about liability', () => {
  it('names who accepted it, and never all of them', () => {
    const guardians = [{ ...petra, confirmedAt: at, liableAt: at }, michael];
    const submission = { ...applied, guardians, guardianLiability: true };
    for (const html of [statusPage(submission), guardianPage({ submission })]) {
      expect(textOf(html)).not.toContain('Die Erziehungsberechtigten haften für die Beiträge');
      expect(textOf(html)).toMatch(/Petra Groß petra@x\.example Haftung für die Beiträge übernommen Michael/);
    }
    expect(textOf(statusPage(submission))).toContain(
      'Petra Groß hat die Haftung für die Beiträge übernommen',
    );
  });

  it('keeps what a guardian declared in the form for both', () => {
    const submission = { ...applied, filledInBy: 'Guardian' as const, guardianLiability: true };
    expect(textOf(statusPage(submission))).toContain('Die Erziehungsberechtigten haften für die Beiträge Ja');
  });
});

describe('what a page says about the payment of an application', () => {
  const paymentIn = (html: string) => {
    const rows = [...html.replace(/<!-- -->/g, '').matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)];
    const named = (label: string) => rows.find(([, name]) => name === label)?.[2]?.replaceAll('\u00a0', ' ');
    return [named('Zahlung'), named('Zahlungsart'), named('IBAN')];
  };

  it.each([
    [
      'an awaited mandate',
      {},
      [
        'Lastschrift gewünscht, das Mandat fehlt noch: Petra Groß, DE** **** 3000',
        'SEPA-Lastschrift, das Mandat fehlt noch',
        'DE** **** 3000',
      ],
    ],
    [
      'an awaited mandate without an account',
      { proposedAccount: { accountHolder: null, iban: null } },
      ['Lastschrift gewünscht, das Mandat fehlt noch', 'SEPA-Lastschrift, das Mandat fehlt noch', undefined],
    ],
    ['an invoice', { proposedAccount: null }, ['Rechnung', 'Rechnung', undefined]],
    [
      'a withdrawal, which deleted the account of an awaited mandate',
      { state: 'Rejected' as const, withdrawnAt: at, proposedAccount: null },
      [undefined, undefined, undefined],
    ],
    [
      'a mandate that nobody granted before the decision',
      { state: 'Accepted' as const },
      ['Rechnung', 'Rechnung', undefined],
    ],
  ])('is the same above and below with %s', (_name, more, expected) => {
    expect(paymentIn(statusPage({ ...applied, ...more }))).toEqual(expected);
    if (!('state' in more))
      expect(paymentIn(guardianPage({ submission: { ...applied, ...more } }))).toEqual(expected);
  });

  it('says after the consent that the mandate is still missing', () => {
    const membership = info.membership && {
      ...info.membership,
      iban: null,
      accountHolder: null,
      mandate: null,
    };
    const settled = { isConfirmed: true, submission: null, membership };
    expect(paymentIn(guardianPage({ ...settled, mandateRequest: request }))[0]).toBe(
      'Lastschrift gewünscht, das Mandat fehlt noch: Petra Groß, DE** **** 3000',
    );
    expect(paymentIn(guardianPage(settled))[0]).toBe('Rechnung');
    expect(paymentIn(guardianPage({ ...settled, isWithdrawn: true, state: 'Rejected' }))[0]).toBeUndefined();
  });

  it('names the direct debit of a granted mandate, and whose consent is still missing', () => {
    const membership = info.membership && {
      ...info.membership,
      accountHolder: 'Petra Groß',
      iban: 'DE** **** 3000',
    };
    const html = guardianPage({
      isConfirmed: true,
      submission: null,
      membership,
      othersAwaited: ['Michael Groß'],
    });
    expect(paymentIn(html)[0]).toBe('SEPA-Lastschrift: Petra Groß, DE** **** 3000');
    expect(textOf(html)).toContain('Es fehlt noch die Zustimmung von Michael Groß. Danach prüft');
  });

  it('does not claim an account that the minor left open, and fills in the holder', () => {
    const html = guardianPage({ mandateRequest: { ...request, iban: null } });
    expect(textOf(html)).not.toContain('steht dein Konto');
    expect(html).toMatch(/<input[^>]*id="accountHolder"[^>]*value="Petra Groß"/);
    const unnamed = guardianPage({ mandateRequest: { ...request, iban: null, accountHolder: null } });
    expect(unnamed).toMatch(/<input[^>]*id="accountHolder"[^>]*value="Petra Groß"/);
  });

  it('says of the mandate what holds for the account of the application and for another one', () => {
    const text = textOf(guardianPage({ mandateRequest: request }));
    expect(text).toContain('Gibst du oben ein anderes an, gilt es nur für das andere');
    const open = textOf(guardianPage({ mandateRequest: { ...request, iban: null } }));
    expect(open).toContain('Das Mandat gilt für das Konto, das du oben angibst');
  });

  it('names the holder of another person’s account beside the tick', () => {
    const others = { ...request, accountHolder: 'Michael Krause', readerIs: 'Representative' as const };
    const text = textOf(guardianPage({ mandateRequest: others }));
    expect(text).toContain('Ich darf über das Konto verfügen und erteile dieses SEPA-Lastschriftmandat');
    expect(text).toContain('Das Mandat gilt für dieses Konto: Michael Krause, DE** **** 3000.');
  });
});

describe('the page of a guardian', () => {
  it('asks for sole custody that only the minor has stated, and says what to do if it is not true', () => {
    const html = guardianPage({ asksSoleCustody: true });
    expect(html).toMatch(/<input[^>]*id="hasSoleCustody"/);
    expect(textOf(html)).toContain('Ich habe das alleinige Sorgerecht');
    expect(textOf(html)).toContain('Stimmt es nicht, muss auch der andere Elternteil zustimmen');
    expect(guardianPage()).not.toContain('id="hasSoleCustody"');
  });

  it.each([
    ['with ticks', { mandateRequest: request, liability: 'Optional' as const }, 'class="acts"'],
    ['with one button', {}, 'class="answer"'],
  ])('asks for the decision after a short summary, with all details folded, %s', (_name, more, decision) => {
    const html = guardianPage(more);
    const place = (part: string) => html.indexOf(part);
    expect(place('facts glance')).toBeLessThan(place('<details class="more all-details">'));
    expect(place('id="of-payment"')).toBeLessThan(place(decision));
    expect(html).toMatch(/<details class="more all-details"><summary>Alle Angaben im Antrag ansehen/);
    expect(place(decision)).toBeLessThan(html.lastIndexOf('Ich stimme nicht zu'));
    // Folded headings count for nobody.
    const open = html.replace(/<details.*?<\/details>/gs, '');
    expect(open.indexOf('<h3')).toBe(-1);
  });

  it('cuts nothing that is pasted', () => {
    const html = guardianPage({ mandateRequest: request });
    expect(html).toContain('name="iban"');
    expect(html).not.toMatch(/maxlength/i);
  });
});

describe('a page that shows errors after a plain post', () => {
  const opensAtErrors = /<main class="message"><section class="alert bad" id="errors"[^>]* autofocus=""/;

  it.each([
    ['what a guardian declared', guardianPage({}, { consent: 'Deine Zustimmung fehlt' })],
    [
      'the account that is added later',
      guardianPage({ isConfirmed: true }, { iban: 'Die IBAN stimmt nicht' }),
    ],
    ['a correction', correctionPage([{ name: 'zip', key: 'zip' }])],
  ])('opens at the list of errors, says so in its title: %s', (_name, html) => {
    expect(html).toMatch(/<title>Bitte prüfen: /);
    expect(html).toMatch(opensAtErrors);
  });

  it('has neither without errors', () => {
    for (const html of [guardianPage(), correctionPage([])]) {
      expect(html).not.toContain('Bitte prüfen');
      expect(html).not.toContain('id="errors"');
    }
  });
});

describe('the status page after a guardian declined', () => {
  const refused = { ...applied, guardians: [{ ...petra, refusedAt: at }, michael] };
  const refusals = [{ guardianId: petra.id, at }];
  const possibleSteps = ['Withdraw' as const, 'ResendConfirmation' as const];

  it('says so at the top, what can be done, and offers no mail as the first thing', () => {
    const html = statusPage(refused, { refusals, possibleSteps });
    expect(html).toMatch(/<h1>Mitgliedsantrag: noch ohne Zustimmung<\/h1>/);
    expect(textOf(html)).toContain('Petra Groß hat nicht zugestimmt. Ohne diese Zustimmung');
    expect(textOf(html)).toContain('Oder zieh den Antrag unten zurück');
    expect(textOf(html)).toContain('Noch möglich: Petra Groß stimmt doch zu');
    expect(html).not.toContain('class="primary"');
  });

  it('speaks to the guardian who declined', () => {
    expect(textOf(statusPage(refused, { refusals, guardianId: petra.id }))).toContain(
      'Du hast nicht zugestimmt',
    );
  });

  it('keeps the refusal in the history after a later consent', () => {
    const agreed = { ...applied, guardians: [{ ...petra, confirmedAt: '2026-07-02T10:00:00Z' }, michael] };
    const text = textOf(statusPage(agreed, { refusals }));
    expect(text).toMatch(
      /Petra Groß hat nicht zugestimmt 01\.07\.2026.*Petra Groß hat zugestimmt 02\.07\.2026/,
    );
    expect(text).toContain('Mitgliedsantrag: wartet auf Zustimmung');
  });
});

describe('the status page while something is missing', () => {
  const agreed = { ...petra, confirmedAt: at };
  const possibleSteps = ['Withdraw' as const, 'ResendConfirmation' as const];

  it('names whom a reminder goes to, and makes it the main button only for who has not agreed', () => {
    const submission = { ...applied, guardians: [agreed, michael] };
    const html = statusPage(submission, { possibleSteps });
    expect(textOf(html)).toContain('Michael Groß noch einmal erinnern');
    expect(html).toContain('class="primary"');
    expect(statusPage(submission, { possibleSteps, guardianId: petra.id })).not.toContain('class="primary"');
  });

  it('says who can still give the mandate, instead of that nothing is to do', () => {
    const guardians = [agreed, { ...michael, confirmedAt: at }];
    const confirmed = { ...applied, state: 'Confirmed' as const, confirmedAt: at, guardians };
    const mandateGiverIds = [petra.id];
    const text = textOf(statusPage(confirmed, { mandateGiverIds }));
    expect(text).not.toContain('Du brauchst nichts weiter zu tun');
    expect(text).toContain(
      'Erteilen lässt es sich über den Link, der per E-Mail zum Zustimmen kam, von: Petra Groß',
    );
    expect(text).toContain('Noch möglich: das Lastschriftmandat von Petra Groß');
    const hers = textOf(statusPage(confirmed, { mandateGiverIds, guardianId: petra.id }));
    expect(hers).toContain('Das Lastschriftmandat fehlt noch: Du kannst es über den Link erteilen');
    const byStaff = { ...confirmed, guardians: [petra, michael] };
    const unanswered = textOf(statusPage(byStaff, { mandateGiverIds, guardianId: petra.id }));
    expect(unanswered).toContain('der dir per E-Mail zum Zustimmen kam');
    for (const all of [hers, unanswered]) expect(all).not.toMatch(/Nur das Lastschrift|du zugestimmt hast/);
    // Links of guardians do not show the addresses, so only the service knows whose link can grant it.
    const atChilds = textOf(statusPage(confirmed, { guardianId: michael.id }));
    expect(atChilds).toContain('unterschrieben auf Papier');
    const paid = textOf(statusPage({ ...confirmed, proposedAccount: null }));
    expect(paid).toContain('Du brauchst nichts weiter zu tun');
  });
});

describe('the correction page after a guardian has answered', () => {
  const limited = { isConfirmedByGuardians: true, areCorrectionsLimited: true };

  it('says that only an address can be changed, except while a question is open', () => {
    const said = 'Ändern lässt sich nur noch die E-Mail-Adresse';
    expect(textOf(correctionPage([], { ...limited, possibleSteps: ['Correct'] }))).toContain(said);
    const asked = correctionPage([], { ...limited, possibleSteps: ['Correct', 'Answer'] });
    expect(textOf(asked)).not.toContain(said);
  });
});

describe('the page after sending an application of a minor', () => {
  it('is the status page once a guardian has answered, and names who is missing', () => {
    const agreed = { ...applied, guardians: [{ ...petra, confirmedAt: at }, michael] };
    const text = textOf(statusPage(agreed, { areCorrectionsLimited: true }, true));
    expect(text).not.toContain('Noch ein Schritt');
    expect(text).toContain('Als Nächstes: Michael Groß stimmt zu');
  });

  it('names the guardians, their step, and the address of each to correct', () => {
    const html = statusPage(applied, {}, true);
    const text = textOf(html);
    expect(text).toContain('Noch ein Schritt: Petra Groß und Michael Groß müssen noch zustimmen');
    expect(text).toContain('Petra Groß stimmt zu Über den Link in der E-Mail an petra@x.example.');
    for (const control of ['email', 'guardians.0.email', 'guardians.1.email'])
      expect(html).toContain(`/edit#${control}"`);
  });

  it('asks the parent who filled it in to agree', () => {
    const submission = { ...applied, filledInBy: 'Guardian' as const };
    const text = textOf(statusPage(submission, { isByMinor: false }, true));
    expect(text).toContain('Noch ein Schritt: Öffne den Link in deiner E-Mail und stimme zu');
    expect(text).toContain('Michael Groß stimmt über einen eigenen Link zu, der an michael@x.example geht');
    expect(text).toContain('Du stimmst zu');
    const alone = { ...submission, guardians: [petra], hasSoleCustody: true };
    const sole = textOf(statusPage(alone, { isByMinor: false }, true));
    expect(sole).not.toMatch(/eigene[nr]? Link|Die Links|ihr beide/);
    expect(textOf(statusPage(submission, { isByMinor: false }))).toContain(
      'Deine Zustimmung fehlt noch: Öffne den Link in deiner E-Mail und stimme zu. Auch die Zustimmung von Michael Groß fehlt noch.',
    );
  });
});
