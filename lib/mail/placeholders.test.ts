import { describe, expect, it } from 'vitest';
import { placeholdersOf } from '@/lib/mail/placeholders';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { emailTemplateTypes, locales } from '@/lib/rules/enums';

describe('labels of placeholders', () => {
  it.each(locales)('in %s name one placeholder of a mail each', locale => {
    const t = translatorFor('mail', { locale });
    for (const type of emailTemplateTypes) {
      const labels = placeholdersOf(type).map(name => [name, t(`placeholder.${name}.label`)] as const);
      const words = labels.flatMap(both => [...new Set(both.map(word => word.toLowerCase()))]);
      expect(new Set(words).size, type).toBe(words.length);
      expect(labels.flat().join('')).not.toMatch(/[{}]/);
    }
  });
});
