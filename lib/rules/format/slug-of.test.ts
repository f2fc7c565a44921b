import { describe, expect, it } from 'vitest';
import { ClubSlug } from '@/lib/contracts/club';
import { slugOf } from './slug-of';

describe('slugOf', () => {
  it.each([
    ['TSV Neudorf', 'tsv-neudorf'],
    ['Förderverein Grundschule Süd e. V.', 'foerderverein-grundschule-sued'],
    ['SV Blau-Weiß 1912 e.V.', 'sv-blau-weiss-1912'],
    ['Club Français d’Élite', 'club-francais-d-elite'],
    ['tsv-neudorf', 'tsv-neudorf'],
    ['  ...  ', ''],
    ['Κλαμπ', ''],
  ])('%s → %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('returns a valid slug for a name of any length', () => {
    expect(ClubSlug.safeParse(slugOf('Turn- und Sportverein '.repeat(9))).success).toBe(true);
  });
});
