export type EmbedTexts = typeof import('@/messages/de/embed.json');

/** The namespace `embed` of every language, inlined by bin/build-embed.mjs. */
declare const EMBED_TEXTS: Readonly<Partial<Record<string, EmbedTexts>>> & { readonly en: EmbedTexts };

/** Texts in the given language, else in that of the browser, else in English. */
export function textsFor(lang: string): EmbedTexts {
  const asked = [lang, ...navigator.languages].map(one => EMBED_TEXTS[one.slice(0, 2)]);
  return asked.find(Boolean) ?? EMBED_TEXTS.en;
}
