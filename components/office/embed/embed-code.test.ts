import { describe, expect, it } from 'vitest';
import { type EmbedChoice, elementCode, formLink, frameCode, scriptCode } from './embed-code';

const choice: EmbedChoice = {
  origin: 'https://eintritt.example',
  slug: 'tsv',
  kind: 'Membership',
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
});
