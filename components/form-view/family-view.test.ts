import { describe, expect, it } from 'vitest';
import { renderFamilyPage } from '@/components/form-view/renderer';
import { FamilyLinkInfo } from '@/lib/contracts/public';
import { consentSources } from '@/lib/rules/enums';
import { publicForm } from '@/testing/form-view/public-form';

const example = FamilyLinkInfo.parse(FamilyLinkInfo.meta()?.example);
const part: FamilyLinkInfo = { ...example, consentSource: 'Application', consentsAnsweredAt: null };
const page = (changes: Partial<FamilyLinkInfo> = {}) =>
  renderFamilyPage({
    locale: 'de',
    path: '/family/x',
    nonce: 'n',
    form: publicForm,
    isSaved: false,
    part: { ...part, ...changes },
  });

describe('the page of a family member', () => {
  it('says whose answers are shown: those for all, those for this person, or none yet', () => {
    const own = 'So steht es für dich im Antrag von Änne Groß';
    const shared = 'Bis du selbst antwortest, gelten für dich die Antworten aus dem Antrag von';
    const none = 'Du hast noch nicht geantwortet';
    const answered = 'Von dir beantwortet am';
    const said = (consentSource: FamilyLinkInfo['consentSource']) => {
      const html = page({
        consentSource,
        consentsAnsweredAt: consentSource === 'Person' ? example.consentsAnsweredAt : null,
      });
      return [own, shared, none, answered].filter(words => html.includes(words));
    };
    expect(Object.fromEntries(consentSources.map(source => [source, said(source)]))).toEqual({
      Application: [shared],
      Applicant: [own],
      Awaited: [none],
      Person: [answered],
    });
  });

  it('says from when and at which cost for all, like the mail with its link', () => {
    const facts = (html: string) => /<dl.*?<\/dl>/s.exec(html)?.[0].replaceAll('\u00a0', ' ') ?? '';
    const shown = facts(page());
    expect(shown).toContain('<dt>Eintrittsdatum</dt><dd>01.08.2026</dd>');
    expect(shown).toContain('<dt>Kosten für alle zusammen</dt><dd>30,00 € im Monat + 25,00 € einmalig</dd>');
    expect(facts(page({ entryDate: null }))).not.toContain('Eintrittsdatum');
  });

  it('does not promise a change after a rejection, and does not say who pays', () => {
    expect(page({ canAnswer: false, consentSource: 'Applicant' })).not.toContain('kannst es hier ändern');
    expect(page()).not.toContain('zahlst nicht du');
  });

  it('says the decision, the membership number, and whose account is debited', () => {
    const account = {
      accountHolder: 'Thomas Groß',
      iban: 'DE** **** 3000',
      mandateReference: 'M-17',
      creditorId: 'DE98ZZZ09999999999',
      firstDebitDate: '2026-09-01',
    };
    const accepted = page({ state: 'Accepted', memberNumber: 'F-2', account });
    for (const words of [
      '<h1>Der Antrag ist angenommen',
      'F-2',
      'M-17',
      '01.09.2026',
      'wird von deinem Konto',
    ])
      expect(accepted).toContain(words);
    expect(page({ account })).toContain('soll von deinem Konto');
    const withdrawn = page({ state: 'Rejected', isWithdrawn: true, account });
    expect(withdrawn).toContain('<h1>Der Antrag ist zurückgezogen');
    expect(withdrawn).not.toContain('M-17');
  });
});
