import type { LucideIcon } from 'lucide-react';

export type Entry = {
  readonly id: string;
  readonly label: string;
  /** Beside the label: what kind of submission, which state. */
  readonly detail?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
};

export type EntryGroup = { readonly label: string; readonly entries: readonly Entry[] };

/** Those whose words begin with every word that was typed, in whatever order; all where nothing was typed. */
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
