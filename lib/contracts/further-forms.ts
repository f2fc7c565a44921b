import { z } from 'zod';
import { Instant, line, RecordId, requiredLine, text, withoutDefaults } from './common';
import { exampleIds } from './example-ids';
import { translationsOf } from './translations';

/** Most further membership forms of a club. */
export const furtherFormsMax = 50;

/** Segment of the form's address, unique in the club. */
export const FurtherFormSlug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, { error: 'slug' })
  .meta({ example: 'probetraining' });

const furtherForm = {
  slug: FurtherFormSlug.describe(
    'Last segment of the address, `/f/{club}/membership/{slug}`. Unique among the forms of the club',
  ),
  title: requiredLine(100).describe('Heading of the form'),
  notes: text(5000)
    .default('')
    .describe('The text above the questions, instead of that of the standard form'),
  membershipIds: z
    .array(RecordId)
    .max(200)
    .default([])
    .describe('The memberships that it offers, as far as they are active. Empty for all'),
  asksDepartments: z
    .boolean()
    .default(true)
    .describe(
      'Whether it asks for departments, if the standard form does. If not, their prices do not count',
    ),
  asksEntryDate: z
    .boolean()
    .default(true)
    .describe(
      'Whether it asks for the entry date, if the standard form does. If not, it is the day of receipt',
    ),
  reviewText: text(500)
    .default('')
    .describe('What the last step says above the button. Empty for standard words without “membership”'),
  buttonText: line(60).default('').describe('The button that sends the form. Empty for the standard words'),
  opensAt: Instant.nullable().default(null).describe('Closed before this instant. Null for open at once'),
  closesAt: Instant.nullable().default(null).describe('Closed from this instant on. Null for no end'),
  closedText: text(1000)
    .default('')
    .describe(
      'The text shown while it is closed. Empty for the standard text with the club’s contact details',
    ),
  thankYouText: text(2000).default('').describe('Shown after sending'),
  thankYouUrl: z
    .union([z.literal(''), z.url({ protocol: /^https$/, normalize: false }).max(500)])
    .default('')
    .describe('An `https:` address. The page after sending links to it; nobody is redirected'),
  isActive: z
    .boolean()
    .default(true)
    .describe('Whether it accepts submissions, whatever the standard form does'),
  translations: translationsOf({
    title: line(100),
    notes: text(5000),
    closedText: text(1000),
    thankYouText: text(2000),
    reviewText: text(500),
    buttonText: line(60),
  }),
  sortOrder: z.int().min(0).max(100_000).default(0).describe('Lists are sorted by this, then by title'),
};

type Times = { readonly opensAt?: string | null | undefined; readonly closesAt?: string | null | undefined };

/** Whether `closesAt` is later than `opensAt`, if both are given. */
export function areTimesInOrder({ opensAt, closesAt }: Times): boolean {
  return !opensAt || !closesAt || Date.parse(opensAt) < Date.parse(closesAt);
}

const inOrder = { path: ['closesAt'], error: 'timesInOrder' };

const example = {
  slug: 'probetraining',
  title: 'Probetraining',
  notes: 'Vier Wochen lang kannst du alles ausprobieren.',
  membershipIds: [exampleIds.membership],
  asksDepartments: false,
  asksEntryDate: false,
  reviewText: 'Mit dem Absenden ist dein Platz reserviert.',
  buttonText: 'Platz reservieren',
  opensAt: '2026-03-01T07:00:00.000Z',
  closesAt: null,
  closedText: '',
  thankYouText: 'Bring zum ersten Training Hallenschuhe mit.',
  thankYouUrl: 'https://tsv-beispiel.example/probetraining',
  isActive: true,
  sortOrder: 0,
  translations: { en: { title: 'Trial training' } },
};

export const FurtherForm = z.object({ id: RecordId, ...furtherForm }).meta({
  id: 'FurtherForm',
  description: 'A membership form beside the standard one. It has all other settings of the standard form',
  example: { id: exampleIds.furtherForm, ...example },
});
export type FurtherForm = z.output<typeof FurtherForm>;

export const ChangeFurtherForm = z
  .strictObject({ ...furtherForm, id: z.unknown().optional() })
  .refine(areTimesInOrder, inOrder)
  .meta({ id: 'ChangeFurtherForm', example });
export type ChangeFurtherForm = z.output<typeof ChangeFurtherForm>;

export const UpdateFurtherForm = z
  .strictObject({ ...withoutDefaults(furtherForm), id: z.unknown().optional() })
  .refine(areTimesInOrder, inOrder)
  .meta({ id: 'UpdateFurtherForm', description: 'Members that are absent keep their value', example });
export type UpdateFurtherForm = z.output<typeof UpdateFurtherForm>;

/** The further form of a submission. */
export const FurtherFormReference = z
  .object({
    id: RecordId,
    title: z.string(),
    slug: z.string().nullable().describe('Null once the form was deleted'),
  })
  .meta({
    id: 'FurtherFormReference',
    example: { id: exampleIds.furtherForm, title: example.title, slug: example.slug },
  });
export type FurtherFormReference = z.output<typeof FurtherFormReference>;

/** What a further form adds to the public data of the standard form. */
export const PublicFurtherForm = FurtherForm.pick({
  slug: true,
  title: true,
  reviewText: true,
  buttonText: true,
  opensAt: true,
  closesAt: true,
  thankYouText: true,
  thankYouUrl: true,
});
export type PublicFurtherForm = z.output<typeof PublicFurtherForm>;
