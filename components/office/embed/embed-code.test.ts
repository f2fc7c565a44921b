import { describe, expect, it } from 'vitest';
import { type EmbedChoice, elementCode, formLink, frameCode } from './embed-code';

const choice: EmbedChoice = {
  origin: 'https://eintritt.example',
  slug: 'tsv',
  kind: 'Membership',
  form: null,
  tariff: null,
  lang: null,
  mode: 'inline',
  look: 'flat',
  color: null,
  words: 'Mitglied "werden" & <mehr>',
};

describe('codes to embed a form', () => {
  it('omit the language that the browser decides and the default mode', () => {
    expect(elementCode(choice)).toBe(
      '<script src="https://eintritt.example/embed.js" async></script>\n<eintritt-form club="tsv" kind="membership"><a href="https://eintritt.example/f/tsv/membership">Mitglied &quot;werden&quot; &amp; &lt;mehr></a></eintritt-form>',
    );
  });

  it('include language, mode and look if chosen', () => {
    const chosen = { ...choice, lang: 'en', mode: 'popup', kind: 'Cancellation', words: 'Cancel' } as const;
    expect(formLink(chosen)).toBe('https://eintritt.example/f/tsv/cancellation?lang=en');
    expect(elementCode(chosen)).toContain('club="tsv" kind="cancellation" lang="en" mode="popup"');
    expect(elementCode({ ...chosen, look: 'card' })).toContain('mode="popup" look="card"');
  });

  it("include the club's colour where there is a button", () => {
    const green = { ...choice, color: '#0b5d3b' };
    expect(elementCode({ ...green, mode: 'button' })).toContain('mode="button" color="#0b5d3b"');
    expect(elementCode(green)).not.toContain('color');
  });

  it('include a further form and the tariff that is chosen at the start', () => {
    const chosen = { ...choice, form: 'trial', tariff: 't1', lang: 'de' } as const;
    expect(formLink(chosen)).toBe('https://eintritt.example/f/tsv/membership/trial?lang=de&tariff=t1');
    expect(elementCode(chosen)).toContain('kind="membership" form="trial" values="tariff=t1" lang="de"');
  });

  it('always have a link to the form, also where the frame is refused', () => {
    const link = '<a href="https://eintritt.example/f/tsv/membership">';
    for (const code of [elementCode(choice), frameCode(choice)]) expect(code).toContain(link);
    expect(frameCode(choice)).toContain('src="https://eintritt.example/f/tsv/membership?embed=1"');
    expect(frameCode({ ...choice, look: 'bare' })).toContain('membership?embed=bare"');
    expect(frameCode({ ...choice, lang: 'en', look: 'card' })).toContain(
      'membership?lang=en&amp;embed=card"',
    );
  });
});
