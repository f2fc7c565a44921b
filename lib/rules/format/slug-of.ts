const slugMax = 63;

/**
 * A name as a slug, without `e. V.`: `TSV Groß-Änderung e. V.` → `tsv-gross-aenderung`. Empty without usable
 * characters.
 */
export function slugOf(name: string): string {
  const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa' };
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøå]/g, letter => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\be\.\s*v\.?(?=\s|$)/g, '');
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMax)
    .replace(/^-+|-+$/g, '');
}
