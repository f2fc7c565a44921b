import { describe, expect, it } from 'vitest';
import { isUsable, templateViolations } from '@/lib/mail/check-template';
import { fillLine, parseTemplate, placeholdersIn } from '@/lib/mail/template-engine';
import { threadMs } from '@/testing/thread-time';

describe('a template', () => {
  it.each([
    ...['{{a.b}}', '{{a[0]}}', "{{a['b']}}", '{{["a"]}}', '{{ a | upcase }}', '{{ a | raw }}', '{{ 7 }}'],
    ...['{{ "x" }}', '{{ a == b }}', '{{ a and b }}', '{{(1..9)}}', '{{ a b }}', '{{}}', '{{ }}', '{{a'],
    ...['{{{a}}}', '{{{{a}}}}', '{{-a-}}', '{{a?}}', '{{a-b}}', '{{ä}}', '{{#a}}', '{{/a}}', '{{> a}}'],
    ...['{% if a %}x{% endif %}', '{%', '{% raw %}', '{%- # x -%}', '{% include "a" %}', '{% liquid'],
    ...['{{__proto__}}', '{{_a}}', '{{a\u0000}}'],
  ])('refuses %j and names its line', text => {
    const { faults, lines } = parseTemplate(`Hallo\r\n\r\n${text}\nEnde`);
    expect(faults).toEqual([{ line: 3, what: expect.any(String) }]);
    expect(lines.map(line => line.number)).toEqual([1, 2, 4]);
  });

  it.each(['a }} b', '{ {a} }', '%}', '$' + '{7*7}', '<%= 7 %>', '{a}', "{'a'}", '\\{\\{'])(
    'accepts %j as plain text',
    text => {
      const { faults, lines } = parseTemplate(text);
      expect(faults).toEqual([]);
      expect(lines.map(line => fillLine(line, {}))).toEqual([text]);
    },
  );

  it('fills only own properties, and does not parse values as templates', () => {
    const { lines } = parseTemplate(
      '[{{toString}}] [{{constructor}}] [{{size}}] [{{first}}] [{{x}}] [{{y}}]',
    );
    const [line] = lines;
    if (!line) throw new Error('A line is missing');
    expect(fillLine(line, { x: '{{y}}{% raw %}', y: '2' })).toBe('[] [] [] [] [{{y}}{% raw %}] [2]');
    expect(placeholdersIn(lines)).toEqual(['toString', 'constructor', 'size', 'first', 'x', 'y']);
  });

  it.each([
    ['bei {{club}}.', 'bei TSV e. V.'],
    ['bei {{club}}. Dort', 'bei TSV e. V. Dort'],
    ['bei {{club}}...', 'bei TSV e. V....'],
    ['{{club}}.pdf', 'TSV e. V..pdf'],
    ['bei {{club}}, hier', 'bei TSV e. V., hier'],
    ['bei {{other}}.', 'bei TSV.'],
  ])('ends %j with one full stop', (text, filled) => {
    const [line] = parseTemplate(text).lines;
    expect(line && fillLine(line, { club: 'TSV e. V.', other: 'TSV' })).toBe(filled);
  });

  it.each([
    ['one endless line of openings', '{{'.repeat(10_000)],
    ['placeholders without end', '{{a}}'.repeat(4_000)],
    ['lines without end', '{{a}}\n'.repeat(3_300)],
    ['blanks', `{{${' '.repeat(19_000)}a}}`],
    ['tags without end', '{%'.repeat(10_000)],
    ['quotes', `{{ "${'\\'.repeat(19_000)}" }}`],
  ])('is read in less than a second: %s', (_name, text) => {
    const took = threadMs(() => {
      for (const line of parseTemplate(text).lines) fillLine(line, { a: 'x'.repeat(100) });
    });
    expect(took).toBeLessThan(1000);
  });
});

describe('templateViolations', () => {
  const link = '{{confirmationUrl}}';

  it('names an unknown placeholder, and its line', () => {
    const template = { subject: 'Hallo {{vorname}}', body: `A\n\n{{iban}} {{firstName}}\n\n${link}` };
    expect(templateViolations('MembershipConfirmation', template)).toMatchObject([
      {
        path: 'subject',
        key: 'placeholderUnknown',
        params: { name: 'vorname', line: 1, known: expect.stringMatching(/^\{\{firstName\}\}, /) },
      },
      { path: 'body', key: 'placeholderUnknown', params: { name: 'iban', line: 3 } },
    ]);
  });

  it('names the three placeholders that are most like an unknown one', () => {
    const template = { subject: 'S', body: '{{membershipNam}}' };
    const [wrong] = templateViolations('MembershipAccepted', template);
    expect(wrong?.params?.known).toMatch(/^\{\{membershipName\}\}, \{\{\w+\}\}, \{\{\w+\}\}$/);
  });

  it('knows placeholders by type', () => {
    const body = '{{message}}';
    expect(templateViolations('MembershipAccepted', { subject: 'S', body })).toEqual([]);
    expect(templateViolations('CancellationReceived', { subject: 'S', body })).toMatchObject([
      { key: 'placeholderUnknown', params: { name: 'message' } },
    ]);
  });

  it.each([
    ['MembershipConfirmation', ['confirmationUrl']],
    ['ChangeConfirmation', ['confirmationUrl']],
    ['CancellationConfirmation', ['confirmationUrl', 'content']],
    ['UserInvitation', ['passwordUrl']],
    ['PasswordReset', ['passwordUrl']],
    ['EmailChange', ['message', 'confirmationUrl']],
    ['MembershipReceived', []],
  ] as const)('requires in a %s the placeholders %j', (type, names) => {
    expect(templateViolations(type, { subject: 'S', body: 'Guten Tag' })).toEqual(
      names.map(name => ({ path: 'body', key: 'placeholderNeeded', params: { name } })),
    );
  });

  it('refuses a link in the subject, which mail lists show', () => {
    const template = { subject: 'S {{passwordUrl}}', body: '{{passwordUrl}}' };
    expect(templateViolations('PasswordReset', template)).toEqual([
      { path: 'subject', key: 'placeholderInSubject', params: { name: 'passwordUrl' } },
    ]);
    expect(isUsable('PasswordReset', template)).toBe(false);
  });

  it('reports at most twenty faults', () => {
    const body = '{{a.b}}\n{{nobody}}\n'.repeat(500);
    expect(templateViolations('MembershipReceived', { subject: 'S', body })).toHaveLength(40);
  });
});
