import { z } from 'zod';
import { cssBytesMax } from '@/lib/rules/css/form-css';
import { colorSchemes, formFonts, noticeUnits, presetDesigns } from '@/lib/rules/enums';
import { type SettingRecord, settableNames, usesOf } from '@/lib/rules/submissions/asked-fields';
import { Instant, line, rawText, requiredText, text, typedParagraphs, withoutDefaults } from './common';
import { CancellationMode } from './enum-schemas';
import { translationsOf } from './translations';

const closedWords = text(1000);
const closedText = closedWords
  .default('')
  .describe(
    'The text shown while the form is closed. Empty for the standard text with the club’s contact details',
  );

const isActive = z.boolean().default(true).describe('Whether the form accepts submissions from the public');
const needProofOfWork = z
  .boolean()
  .default(false)
  .describe("Asks the member's browser for a calculation (ALTCHA), to protect the form against robots");

function fieldsOf(record: SettingRecord) {
  const settings = settableNames(record).map(name => {
    const setting = z.strictObject({
      use: z.enum(usesOf(record, name)).optional(),
      hint: line(200).optional().describe('Shown beside the field instead of the standard hint'),
      sortOrder: z.int().min(0).max(1000).optional().describe('Place within the group of fields'),
      translations: translationsOf({ hint: line(200) }),
    });
    return [name, setting.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(settings)).optional();
}

/** What the form asks beside what every application needs. Members that are absent are as they are by default. */
export const FormFields = z
  .strictObject({
    application: fieldsOf('application'),
    familyMember: fieldsOf('familyMember').describe('Of each further person of a family tariff'),
    guardian: fieldsOf('guardian').describe('Of each parent or guardian of a minor'),
  })
  .meta({
    id: 'FormFields',
    description: [
      'What the membership form asks: `Off` is not asked, but accepted if it is sent; `Required` must be sent, except for an application from paper.',
      'Names, birth date, address and e-mail address are always required. A field without a setting is asked as optional.',
    ].join(' '),
    example: {
      application: { phone: { use: 'Required', hint: 'Wenn das Training ausfällt.' }, title: { use: 'Off' } },
      guardian: { phone: { use: 'Required' } },
    },
  });

const membershipForm = {
  notes: text(5000).default(''),
  showSepa: z
    .boolean()
    .default(true)
    .describe(
      'Offered once the club has a creditor identifier (`creditorId` of the club information). Until then forms offer payment on account',
    ),
  showOnAccount: z.boolean().default(true),
  showSignature: z.boolean().default(true),
  needConfirmation: z.boolean().default(true),
  needProofOfWork,
  isActive,
  closedText,
  isChangeActive: z.boolean().default(true).describe('Like `isActive`, for the change request'),
  changeClosedText: closedText.describe('Like `closedText`, for the change request'),
  fields: FormFields.default({}).describe('Only for membership applications, not for change requests'),
  translations: translationsOf({ notes: text(5000), closedText: closedWords, changeClosedText: closedWords }),
};
const membershipFormExample = {
  notes: 'Fragen beantwortet die Geschäftsstelle dienstags von 17 bis 19 Uhr.',
  showSepa: true,
  showOnAccount: false,
  showSignature: true,
  needConfirmation: true,
  needProofOfWork: false,
  isActive: true,
  closedText: '',
  isChangeActive: true,
  changeClosedText: '',
  fields: { application: { phone: { use: 'Required' } } },
  translations: { en: { notes: 'The office answers questions on Tuesdays from 5 to 7 pm.' } },
} as const;

export const FormMembership = z.strictObject(membershipForm).meta({
  id: 'FormMembership',
  description: 'Settings of the membership form. They also apply to the change request',
  example: membershipFormExample,
});
export type FormMembership = z.output<typeof FormMembership>;

export const ChangeFormMembership = z.strictObject(withoutDefaults(membershipForm)).meta({
  id: 'ChangeFormMembership',
  description: 'Members that are absent keep their value',
  example: membershipFormExample,
});
export type ChangeFormMembership = z.output<typeof ChangeFormMembership>;

const longestNotice = { Days: 730, Weeks: 104, Months: 24 } as const;

const cancellationForm = {
  notes: text(5000).default(''),
  showSignature: z.boolean().default(false),
  needConfirmation: z.boolean().default(true),
  cancellationMode: CancellationMode.default('EndOfYear'),
  noticePeriod: z
    .strictObject({ value: z.int().min(0), unit: z.enum(noticeUnits) })
    .refine(notice => notice.value <= longestNotice[notice.unit], {
      path: ['value'],
      error: 'noticeTooLong',
    })
    .default({ value: 0, unit: 'Months' }),
  businessYearStartMonth: z.int().min(1).max(12).default(1),
  askReason: z.boolean().default(false),
  reasons: z.array(requiredText(200)).max(50).default([]),
  allowExtraordinary: z
    .boolean()
    .default(true)
    .describe(
      'Whether the form offers to cancel for an important reason, with a date of its own before the regular end (§ 314 BGB)',
    ),
  needProofOfWork,
  isActive,
  closedText,
  translations: translationsOf({
    notes: text(5000),
    closedText: closedWords,
    reasons: z
      .record(typedParagraphs, text(200))
      .describe('By the reason as the club wrote it. Submissions keep that one'),
  }),
};
const cancellationFormExample = {
  notes: 'Schade, dass Sie gehen. Die Satzung regelt die Fristen in § 6.',
  showSignature: false,
  needConfirmation: true,
  cancellationMode: 'EndOfYear',
  noticePeriod: { value: 3, unit: 'Months' },
  businessYearStartMonth: 1,
  askReason: true,
  reasons: ['Umzug', 'Keine Zeit mehr', 'Anderer Grund'],
  allowExtraordinary: true,
  needProofOfWork: false,
  isActive: true,
  closedText: '',
  translations: { en: { reasons: { Umzug: 'Moving away' } } },
} as const;

export const FormCancellation = z.strictObject(cancellationForm).meta({
  id: 'FormCancellation',
  description: 'Settings of the cancellation form. The notice period is two years at most (§ 39 BGB)',
  example: { ...cancellationFormExample, reasons: [...cancellationFormExample.reasons] },
});
export type FormCancellation = z.output<typeof FormCancellation>;

export const ChangeFormCancellation = z.strictObject(withoutDefaults(cancellationForm)).meta({
  id: 'ChangeFormCancellation',
  description: 'Members that are absent keep their value',
  example: { ...cancellationFormExample, reasons: [...cancellationFormExample.reasons] },
});
export type ChangeFormCancellation = z.output<typeof ChangeFormCancellation>;

const color = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, { error: 'formatColor' });

const exampleBackground = {
  type: 'Gradient',
  color: '#ffffff',
  gradientStart: '#e8f1f2',
  gradientEnd: '#ffffff',
  gradientDegree: 160,
} as const;

export const BackgroundSettings = z
  .strictObject({
    type: z.enum(['None', 'Color', 'Gradient']).default('None'),
    color: color.default('#ffffff'),
    gradientStart: color.default('#ffffff'),
    gradientEnd: color.default('#ffffff'),
    gradientDegree: z.number().min(0).max(360).default(180),
  })
  .meta({ id: 'BackgroundSettings', example: exampleBackground });

const exampleImageSettings = {
  repeat: 'no-repeat',
  size: 'cover',
  customWidth: 100,
  customHeight: 100,
  position: 'center top',
  attachment: 'scroll',
} as const;

export const BackgroundImageSettings = z
  .strictObject({
    repeat: z.enum(['no-repeat', 'repeat', 'repeat-x', 'repeat-y']).default('no-repeat'),
    size: z.enum(['auto', 'cover', 'contain', 'custom']).default('cover'),
    customWidth: z.number().min(1).max(10_000).default(100),
    customHeight: z.number().min(1).max(10_000).default(100),
    position: z
      .enum([
        'left top',
        'center top',
        'right top',
        'left center',
        'center center',
        'right center',
        'left bottom',
        'center bottom',
        'right bottom',
      ])
      .default('center center'),
    attachment: z.enum(['scroll', 'fixed']).default('scroll'),
  })
  .meta({ id: 'BackgroundImageSettings', example: exampleImageSettings });

const exampleDesign = {
  pageBackground: exampleBackground,
  formBackground: { ...exampleBackground, type: 'Color' },
  topMargin: 32,
  backgroundImageUrl: '',
  backgroundImageSettings: exampleImageSettings,
  textColor: '#1f2933',
  hideLogo: false,
  formWidth: 'Normal',
  formWidthCustom: 720,
  borderRadius: 12,
  boxShadow: 'Small',
} as const;

export const CustomDesignSettings = z
  .strictObject({
    pageBackground: BackgroundSettings.prefault({}),
    formBackground: BackgroundSettings.prefault({}),
    topMargin: z.number().min(0).max(400).default(32),
    backgroundImageUrl: line(2000)
      .meta({ format: 'uri-reference' })
      .default('')
      .describe(
        'Empty, the `url` returned by an upload, or an `https:` address. Its image is copied and stored here so that forms load nothing from elsewhere. The response contains the new address',
      ),
    backgroundImageSettings: BackgroundImageSettings.prefault({}),
    textColor: color.default('#1f2933'),
    hideLogo: z.boolean().default(false),
    formWidth: z.enum(['Narrow', 'Normal', 'Wide', 'Full', 'Custom']).default('Normal'),
    formWidthCustom: z.number().min(320).max(1600).default(720),
    borderRadius: z.number().min(0).max(60).default(12),
    boxShadow: z.enum(['None', 'Small', 'Medium', 'Large']).default('Small'),
  })
  .meta({ id: 'CustomDesignSettings', example: exampleDesign });
export type CustomDesignSettings = z.output<typeof CustomDesignSettings>;

const additionalCss = rawText(cssBytesMax)
  .refine(css => new TextEncoder().encode(css).byteLength <= cssBytesMax, { error: 'cssTooLarge' })
  .default('')
  .describe(
    [
      'At most 20 kB. Confined to the form: every selector gets `.form-root` in front, and whatever could load, run, read, hide or cover something is left out; `errors` names it.',
      'Colours (of text without alpha), gradients, borders up to 16 px, radius, shadows, letters of 12 to 64 px, text faces, spacing from 0 to 96 px, transitions, animations, and the tokens `--accent`, `--accent-strong`, `--on-accent`, `--control`, `--line`, `--line-strong`, `--soft`, `--sunken`, `--edge`, `--radius`, `--control-radius`, `--card-radius`, `--shadow`.',
      'Lengths in px, rem or em, plain values without `calc()`. `@media`, `@supports` and `@keyframes` of at most six steps.',
    ].join(' '),
  );
const brandColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, { error: 'formatColor' })
  .describe(
    'Colour of the club for buttons, links and marks, in every preset. Where it would be hard to read, forms use the nearest readable one (WCAG 2.2 AA; 7 : 1 in HighContrast). Absent for the colour of the preset',
  );
const colorScheme = z
  .enum(colorSchemes)
  .describe(
    "Auto follows the reader's setting, but not in a frame. Has no effect on the presets Dark and Custom",
  );
const font = z
  .enum(formFonts)
  .describe(
    "Typeface of forms. All but System come with the service and are loaded from its own origin, 20 to 60 kB. System is the reader's own",
  );
const designExample = {
  presetDesign: 'Custom',
  brandColor: '#0d5c63',
  colorScheme: 'Light',
  font: 'System',
  customDesign: exampleDesign,
  additionalCss: '.form-root .primary {\n  border-radius: 2px;\n}',
} as const;

export const FormDesign = z
  .object({
    presetDesign: z.enum(presetDesigns),
    customDesign: CustomDesignSettings.optional(),
    brandColor: brandColor.optional(),
    colorScheme: colorScheme.optional(),
    font: font.optional(),
    additionalCss: z.string(),
    dateModified: Instant.optional(),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe(
        'What was left out of `additionalCss`, with line numbers, in the language of Accept-Language. Absent if nothing was left out',
      ),
  })
  .meta({
    id: 'FormDesign',
    description: 'The look of all forms. `customDesign` applies if `presetDesign` is Custom',
    example: designExample,
  });
export type FormDesign = z.output<typeof FormDesign>;

export const ChangeFormDesign = z
  .strictObject({
    presetDesign: z.enum(presetDesigns).default('Classic'),
    customDesign: CustomDesignSettings.nullable().default(null).describe('Absent or null for none'),
    brandColor: brandColor.nullable().optional().describe('Null for none. Keeps its value if absent'),
    colorScheme: colorScheme.optional().describe('Keeps its value if absent'),
    font: font.optional().describe('Keeps its value if absent'),
    additionalCss,
    dateModified: z.unknown().optional(),
    errors: z.unknown().optional(),
  })
  .refine(design => design.presetDesign !== 'Custom' || design.customDesign !== null, {
    path: ['customDesign'],
    error: 'required',
  })
  .meta({ id: 'ChangeFormDesign', example: designExample });
export type ChangeFormDesign = z.output<typeof ChangeFormDesign>;

/** Address of an uploaded background image, for `backgroundImageUrl`. */
export const BackgroundImage = z.object({ url: z.string() }).meta({
  id: 'BackgroundImage',
  example: { url: '/api/v1/public/clubs/tsv-beispiel/background?v=9f86d081884c7d65' },
});
export type BackgroundImage = z.output<typeof BackgroundImage>;
