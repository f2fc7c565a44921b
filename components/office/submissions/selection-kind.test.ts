import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { selectionKind } from '@/components/office/submissions/selection-kind';
import { intlTag } from '@/lib/platform/i18n/locale';
import german from '@/messages/de/decide.json';
import english from '@/messages/en/decide.json';

const actions = ['Accept', 'Deny', 'Delete'] as const;

/** Every text of the batch dialog and its panel that contains the noun of the selection. */
function textsOf(language: 'de' | 'en', kind: string, count: number): string[] {
  const messages = language === 'de' ? german : english;
  const t = createTranslator({
    locale: intlTag(language),
    messages: { decide: messages },
    namespace: 'decide',
  });
  const values = { kind, count, what: t('what', { kind, count }), name: 'Nora Neu' };
  return [
    ...actions.flatMap(action => [
      t(`batch.title.${action}`, values),
      t(`batch.titleOne.${action}`, values),
      t(`batch.confirm.${action}`, values),
      t(`queue.held.${action}`, values),
      t(`queue.done.${action}`, values),
    ]),
    t('queue.notDone', values),
    t('batch.messageHint'),
    t('batch.noteHint'),
    t('batch.sendEmail'),
    t('batch.possible', { count }),
    t('batch.impossible.Accept', { count, who: `${count}` }),
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
        '3 Anträge und Kündigungen abgelehnt',
      ]),
    );
    expect(textsOf('en', 'Mixed', 3)).toContain('Reject 3 submissions');
  });
});
