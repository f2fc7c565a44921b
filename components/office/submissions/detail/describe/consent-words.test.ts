import { createTranslator } from 'use-intl';
import { expect, it } from 'vitest';
import { givenText, withConsentWords } from '@/components/office/submissions/detail/describe/consent-words';
import { ConsentVersion } from '@/lib/contracts/data-privacy';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { intlTag } from '@/lib/platform/i18n/locale';
import detail from '@/messages/de/detail.json';
import labels from '@/messages/de/labels.json';

const words = {
  t: createTranslator({ locale: intlTag('de'), messages: { detail }, namespace: 'detail' }),
  labels: createTranslator({ locale: intlTag('de'), messages: { labels }, namespace: 'labels' }),
};
const version = ConsentVersion.parse(ConsentVersion.meta()?.example);
const application = MembershipSubmission.parse(MembershipSubmission.meta()?.example);
const [consent] = application.mediaConsents;

function shownIn(office: 'de' | 'en', seen: string, versions: readonly ConsentVersion[]) {
  const submission = {
    ...application,
    locale: 'en' as const,
    mediaConsents: application.mediaConsents.map(one => ({ ...one, label: seen })),
  };
  const field = { key: `mediaConsents.${consent?.consentId}`, label: seen, text: 'Erteilt' };
  const groups = [{ key: 'consents', title: 'Einwilligungen', fields: [field] }];
  const [group] = withConsentWords(groups, submission, versions, { office, club: 'de' }, words);
  return group?.fields[0];
}

it('a consent given on the English form has its German name in the German office, and says what was shown', () => {
  expect(shownIn('de', 'Photos on the website', [version])).toMatchObject({
    label: 'Fotos auf der Website',
    text: 'Erteilt (auf Englisch gezeigt: „Photos on the website“)',
  });
});

it('a consent of a family member is named likewise', () => {
  const [member] = application.familyMembers;
  if (!member || !consent) throw new Error('The example has no family or no consents');
  const seen = 'Photos on the website';
  const submission = {
    ...application,
    locale: 'en' as const,
    familyMembers: [{ ...member, mediaConsents: [{ ...consent, label: seen }] }],
  };
  const key = `familyMembers[0].mediaConsents.${consent.consentId}`;
  const groups = [{ key: 'x', title: 'Ida', fields: [{ key, label: seen, text: 'Erteilt' }] }];
  const [group] = withConsentWords(groups, submission, [version], { office: 'de', club: 'de' }, words);
  expect(group?.fields[0]?.label).toBe('Fotos auf der Website');
});

it('a consent stays as it was shown without a text in the office’s language, and where both texts are the same', () => {
  const untouched = { label: 'Photos on the website', text: 'Erteilt' };
  expect(shownIn('de', 'Photos on the website', [])).toMatchObject(untouched);
  const later = { ...version, textVersion: version.textVersion + 1 };
  expect(shownIn('de', 'Photos on the website', [later])).toMatchObject(untouched);
  expect(shownIn('de', version.label, [version])).toMatchObject({ label: version.label, text: 'Erteilt' });
});

it('the history names the given consents, and says so without any', () => {
  const id = consent?.consentId ?? '';
  const written = (answers: Record<string, boolean>) =>
    givenText(JSON.stringify(answers), application, words);
  expect(written({ [id]: true, gone: true })).toBe(`${consent?.label}, gone`);
  expect(written({ [id]: false })).toBe('Nicht erteilt');
});
