import { afterEach, describe, expect, it } from 'vitest';
import { askedSlips } from '@/components/form-view/live/asked-slips';

/** Asks about these controls and their texts, all of them left. */
function ask(texts: Record<string, string>) {
  const form = document.createElement('form');
  for (const name of Object.keys(texts))
    form.append(Object.assign(document.createElement('input'), { name }));
  document.body.replaceChildren(form);
  const written: [string, string][] = [];
  const questions = askedSlips({
    t: Object.assign((key: string) => key, { ofFinding: () => '' }),
    left: null,
    textOf: name => texts[name] ?? '',
    write: (name, text) => written.push([name, text]),
    settle: () => undefined,
  });
  return { questions, written };
}

describe('askedSlips', () => {
  afterEach(() => document.body.replaceChildren());

  it("asks about the product's own fields, and about no custom field of the same name", () => {
    const { questions } = ask({
      firstName: 'anna',
      'familyMembers.0.street': 'Lindenstraße',
      'customFields.lastName': 'groß',
      'familyMembers.0.customFields.lastName': 'klein',
      'familyMembers.1.customFields.street': 'Am Markt',
    });
    expect(Object.keys(questions)).toEqual(['firstName', 'familyMembers.0.street']);
  });

  it('writes an accepted answer to each control with the same text, once', () => {
    const { questions, written } = ask({ lastName: 'groß', 'familyMembers.0.lastName': 'groß' });
    const [take] = questions.lastName?.answers ?? [];
    take?.onClick?.();
    expect(written).toEqual([
      ['lastName', 'Groß'],
      ['familyMembers.0.lastName', 'Groß'],
    ]);
  });
});
