import type { Entry } from '@/components/ui/overlays/finder';

/** Entries whose words start with every typed word, in any order; all entries for an empty text. */
export function findEntries(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = wordsOf(typed);
  return entries.filter(({ label }) => {
    const words = wordsOf(label);
    return wanted.every(part => words.some(word => word.includes(part)));
  });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
