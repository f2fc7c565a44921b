import { z } from 'zod';
import { Instant, requiredLine, text } from '@/lib/contracts/common';
import { locales } from '@/lib/rules/enums';

/** Bounds of a draft: more than any form of ours has. */
const entriesMax = 500;
const valueMax = 4_000;

const kinds = ['Membership', 'Change'] as const;

const DraftEntry = z.strictObject({
  name: requiredLine(120).describe('Name of a control of the form: `guardians.0.email`'),
  value: text(valueMax),
});

const exampleEntries = [
  { name: 'firstName', value: 'Änne' },
  { name: 'departmentIds', value: '0197c9a0-7d2e-7c3a-9b1e-5f2d8c4e6a10' },
];

/** Asks for a mail with a link to a started form. */
export const FormDraftRequest = z
  .strictObject({
    kind: z.enum(kinds),
    form: z.string().max(60).optional().describe('Slug of a further membership form'),
    email: requiredLine(254).describe('The address to which the link is sent'),
    entries: z
      .array(DraftEntry)
      .max(entriesMax)
      .describe('The typed values. Bank data, signature and consents are left out by the service'),
    locale: z.enum(locales).optional().describe('Language of the mail and the form'),
    website: z.string().max(200).optional().describe('Must be empty. Robots fill it in'),
  })
  .meta({
    id: 'FormDraftRequest',
    example: { kind: 'Membership', email: 'aenne@example.org', entries: exampleEntries, locale: 'de' },
  });
export type FormDraftRequest = z.output<typeof FormDraftRequest>;

export const FormDraft = z
  .object({
    kind: z.enum(kinds),
    form: z.string().describe('Slug of a further form, or empty'),
    entries: z.array(DraftEntry),
    locale: z.enum(locales),
    expiresAt: Instant,
  })
  .meta({
    id: 'FormDraft',
    example: {
      kind: 'Membership',
      form: '',
      entries: exampleEntries,
      locale: 'de',
      expiresAt: '2026-07-15T10:00:00.000Z',
    },
  });
export type FormDraft = z.output<typeof FormDraft>;
