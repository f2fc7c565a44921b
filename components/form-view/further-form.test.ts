import { describe, expect, it } from 'vitest';
import { initialValues } from '@/components/form-view/form-values';
import { renderConfirmationPage, renderFormPage, renderStatusPage } from '@/components/form-view/renderer';
import type { ShownForm } from '@/components/form-view/shown-form';
import { exampleIds } from '@/lib/contracts/example-ids';
import { FurtherForm } from '@/lib/contracts/further-forms';
import { narrowToForm } from '@/lib/contracts/narrow-to-form';
import { ConfirmationInfo } from '@/lib/contracts/public';
import { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { publicForm } from '@/testing/form-view/public-form';

const course = (more: Partial<FurtherForm> = {}): ShownForm =>
  narrowToForm(
    { ...publicForm, privacy: { ...publicForm.privacy, text: '' } },
    FurtherForm.parse({ id: exampleIds.furtherForm, slug: 'course', title: 'Sommerkurs', ...more }),
  );

const pageOf = (form: ShownForm, step: 'membership' | 'review') =>
  renderFormPage({
    form,
    step,
    locale: 'de',
    path: '/f/demo/membership/course',
    pageQuery: '',
    askedLocale: null,
    nonce: '',
    values: initialValues(form),
    problems: [],
    notice: null,
  });

describe('a further form', () => {
  it('says its own words on the last step, else words that do not speak of a membership', () => {
    const own = pageOf(course({ reviewText: 'Dein Platz ist sicher.', buttonText: 'Buchen' }), 'review');
    expect(own).toContain('Dein Platz ist sicher.');
    expect(own).toMatch(/<button[^>]*value="send"[^>]*>Buchen</);
    const standard = pageOf(course(), 'review');
    expect(standard).toContain('Mit dem Absenden wird der Antrag verbindlich.');
    expect(standard).toMatch(/<button[^>]*value="send"[^>]*>Antrag absenden</);
    expect(standard).not.toContain('Mitgliedschaft');
  });

  it('shows neither departments nor the entry date if it does not ask them, also before sending', () => {
    const without = course({ asksDepartments: false, asksEntryDate: false });
    for (const step of ['membership', 'review'] as const) {
      expect(pageOf(course(), step)).toContain('Eintrittsdatum');
      expect(pageOf(without, step)).not.toContain('Eintrittsdatum');
      expect(pageOf(without, step)).not.toContain('name="departmentIds"');
    }
    expect(pageOf(course(), 'membership')).toContain('name="departmentIds"');
  });

  it('is named by its title on the pages of its links, which do not speak of a membership', () => {
    const furtherForm = { id: exampleIds.furtherForm, title: 'Sommerkurs', slug: 'course' };
    const form = course({ asksEntryDate: false });
    const frame = { form, locale: 'de', path: '/status/t', nonce: '' } as const;
    const example = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
    const submission = {
      ...MembershipSubmission.parse(MembershipSubmission.meta()?.example),
      furtherForm,
      state: 'New' as const,
    };
    const views = [{ name: 'overview', news: null }, { name: 'withdraw' }] as const;
    const pages = views.map(view =>
      renderStatusPage({ ...frame, pageQuery: '', status: { ...example, submission }, view }),
    );
    const info = { ...ConfirmationInfo.parse(ConfirmationInfo.meta()?.example), furtherForm, submission };
    pages.push(renderConfirmationPage({ ...frame, info, isJustConfirmed: false }));
    for (const page of pages) {
      expect(page).toContain('Antrag „Sommerkurs“');
      expect(page.replace(/<style.*<\/style>|mailto:\S+@\S+/g, '')).not.toMatch(/Mitglied|Eintritt/);
    }
  });
});
