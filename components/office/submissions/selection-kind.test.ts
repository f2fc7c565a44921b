import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { selectionKind } from '@/components/office/submissions/selection-kind';
import { intlTag } from '@/lib/platform/i18n/locale';
import german from '@/messages/de/inbox.json';
import english from '@/messages/en/inbox.json';

const actions = ['Accept', 'Deny', 'Delete'] as const;

/** Every text of the batch dialog and its panel that contains the noun of the selection. */
function textsOf(language: 'de' | 'en', kind: string, count: number): string[] {
  const messages = language === 'de' ? german : english;
  const t = createTranslator({
    locale: intlTag(language),
    messages: { inbox: messages },
    namespace: 'inbox',
  });
  const values = { kind, count, what: t('what', { kind, count }), name: 'Nora Neu' };
  return [
    ...actions.flatMap(action => [
      t(`batch.title.${action}`, values),
      t(`batch.titleOne.${action}`, values),
      t(`batch.confirm.${action}`, values),
      t(`run.held.${action}`, values),
      t(`run.over.${action}`, values),
    ]),
    t('run.notDone', values),
    t('batch.messageHint'),
    t('batch.noteHint'),
    t('batch.sendEmail'),
    t('batch.possible', { count }),
    t('batch.impossible.Accept', { count }),
  ];
}

describe('selectionKind', () => {
  it('is the common kind, or tells whether several kinds include a cancellation', () => {
    expect(selectionKind(['Cancellation', 'Cancellation'])).toBe('Cancellation');
    expect(selectionKind(['Change'])).toBe('Change');
    expect(selectionKind(['Membership', 'Change'])).toBe('Requests');
    expect(selectionKind(['Membership', 'Cancellation'])).toBe('Mixed');
  });

  it('is mixed if no kind is known', () => {
    expect(selectionKind([])).toBe('Mixed');
  });
});

describe('texts of the batch dialog', () => {
  it.each([1, 2])('call %i cancellations neither Antrag nor application', count => {
    for (const text of textsOf('de', 'Cancellation', count)) expect(text).not.toMatch(/Antr[aä]g/);
    for (const text of textsOf('en', 'Cancellation', count)) expect(text).not.toMatch(/applica/);
  });

  it('name both if cancellations are mixed with others', () => {
    expect(textsOf('de', 'Mixed', 3)).toEqual(
      expect.arrayContaining([
        '3 Anträge und Kündigungen annehmen',
        '3 Anträge und Kündigungen löschen?',
        '3 Anträge und Kündigungen werden gleich abgelehnt',
      ]),
    );
    expect(textsOf('en', 'Mixed', 3)).toContain('Reject 3 submissions');
  });
});
