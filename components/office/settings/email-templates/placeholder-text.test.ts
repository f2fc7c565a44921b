import { describe, expect, it } from 'vitest';
import { unknownPlaces } from '@/components/office/settings/email-templates/placeholder-text';

describe('unknownPlaces', () => {
  it('finds each unknown placeholder with its line, start and end', () => {
    const text = 'Hallo {{firstName}},\n\n{{ nobody }} und {{iban}}';
    expect(unknownPlaces(text, ['firstName'])).toEqual([
      { name: 'nobody', line: 3, start: 22, end: 34 },
      { name: 'iban', line: 3, start: 39, end: 47 },
    ]);
  });

  it.each(['', 'a {b} c', '{{firstName}}', '{{ firstName }}', '{{}}'])('finds none in %j', text => {
    expect(unknownPlaces(text, ['firstName'])).toEqual([]);
  });

  it('returns five at most', () => {
    expect(unknownPlaces('{{x}}'.repeat(9), [])).toHaveLength(5);
  });
});
