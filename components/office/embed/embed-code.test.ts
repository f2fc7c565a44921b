import { describe, expect, it } from 'vitest';
import { type EmbedChoice, elementCode, formLink, frameCode, scriptCode } from './embed-code';

const choice: EmbedChoice = {
  origin: 'https://eintritt.example',
  slug: 'tsv',
  kind: 'Membership',
  form: null,
  tariff: null,
  lang: null,
  mode: 'inline',
  words: 'Mitglied "werden" & <mehr>',
};

describe('codes to embed a form', () => {
  it('omit the language that the browser decides and the default mode', () => {
    expect(elementCode(choice)).toBe(
      '<script src="https://eintritt.example/embed.js" async></script>\n<eintritt-form club="tsv" kind="membership"><a href="https://eintritt.example/f/tsv/membership">Mitglied &quot;werden&quot; &amp; &lt;mehr></a></eintritt-form>',
    );
  });

  it('include language and mode if chosen', () => {
    const chosen = { ...choice, lang: 'en', mode: 'popup', kind: 'Cancellation', words: 'Cancel' } as const;
    expect(formLink(chosen)).toBe('https://eintritt.example/f/tsv/cancellation?lang=en');
    expect(elementCode(chosen)).toContain('club="tsv" kind="cancellation" lang="en" mode="popup"');
    expect(scriptCode(chosen)).toContain(
      'embed.js" data-club="tsv" data-kind="cancellation" data-lang="en" data-mode="popup" async></script>',
    );
    expect(frameCode(chosen)).toContain('src="https://eintritt.example/f/tsv/cancellation?lang=en"');
  });

  it('include a further form and the tariff that is chosen at the start', () => {
    const chosen = { ...choice, form: 'trial', tariff: 't1', lang: 'de' } as const;
    expect(formLink(chosen)).toBe('https://eintritt.example/f/tsv/membership/trial?lang=de&tariff=t1');
    expect(elementCode(chosen)).toContain('kind="membership" form="trial" values="tariff=t1" lang="de"');
    expect(scriptCode(chosen)).toContain('data-form="trial" data-values="tariff=t1"');
  });
});
