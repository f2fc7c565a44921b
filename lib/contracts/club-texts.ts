import { z } from 'zod';
import { locales } from '@/lib/rules/enums';
import { exampleIds } from './example-ids';

/** A text of the club that applicants or members read. */
export const ClubText = z
  .object({
    recordType: z.enum([
      'Membership',
      'Department',
      'CustomField',
      'DataPrivacy',
      'FormMembership',
      'FurtherForm',
      'FormCancellation',
      'EmailTemplate',
    ]),
    recordId: z
      .string()
      .describe(
        'Id of a tariff, department or further form, internal name of a field, type of a mail; empty for settings',
      ),
    recordName: z
      .string()
      .describe(
        'Name of the tariff or department, label of the field, title of the form, subject of the mail; else empty',
      ),
    path: z.string().describe('JSON path of the text in its record'),
    text: z.string(),
    translations: z.partialRecord(z.enum(locales), z.string()).describe('Those that are not blank'),
    missing: z.array(z.enum(locales)).describe('Languages that forms offer and that this text lacks'),
    outdated: z
      .array(z.enum(locales))
      .describe('Languages that forms offer and whose translation was made before this text changed'),
  })
  .meta({
    id: 'ClubText',
    example: {
      recordType: 'Membership',
      recordId: exampleIds.membership,
      recordName: 'Aktive Mitgliedschaft',
      path: 'surcharges[0].name',
      text: 'Aufnahmegebühr',
      translations: { en: 'Admission fee' },
      missing: [],
      outdated: [],
    },
  });
export type ClubText = z.output<typeof ClubText>;
