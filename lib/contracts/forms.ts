import { z } from 'zod';
import { requiredText, text } from './common';
import { CancellationMode } from './enum-schemas';
import { noticeUnits, presetDesigns } from './enums';

export const FormMembership = z
  .strictObject({
    notes: text(5000).default(''),
    showSepa: z.boolean().default(true),
    showOnAccount: z.boolean().default(true),
    showSignature: z.boolean().default(true),
    needConfirmation: z.boolean().default(true),
  })
  .refine(form => form.showSepa || form.showOnAccount, { path: ['showSepa'], error: 'paymentMethodNeeded' })
  .meta({ id: 'FormMembership' });
export type FormMembership = z.output<typeof FormMembership>;

const longestNotice = { Days: 730, Weeks: 104, Months: 24 } as const;

export const FormCancellation = z
  .strictObject({
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
  })
  .meta({ id: 'FormCancellation' });
export type FormCancellation = z.output<typeof FormCancellation>;

const color = z.string().regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/);

export const BackgroundSettings = z
  .strictObject({
    type: z.enum(['None', 'Color', 'Gradient']).default('None'),
    color: color.default('#ffffff'),
    gradientStart: color.default('#ffffff'),
    gradientEnd: color.default('#ffffff'),
    gradientDegree: z.number().min(0).max(360).default(180),
  })
  .meta({ id: 'BackgroundSettings' });

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
  .meta({ id: 'BackgroundImageSettings' });

export const CustomDesignSettings = z
  .strictObject({
    pageBackground: BackgroundSettings.prefault({}),
    formBackground: BackgroundSettings.prefault({}),
    topMargin: z.number().min(0).max(400).default(32),
    backgroundImageUrl: z.string().max(2000).default(''),
    backgroundImageSettings: BackgroundImageSettings.prefault({}),
    textColor: color.default('#1f2933'),
    hideLogo: z.boolean().default(false),
    formWidth: z.enum(['Narrow', 'Normal', 'Wide', 'Full', 'Custom']).default('Normal'),
    formWidthCustom: z.number().min(320).max(1600).default(720),
    borderRadius: z.number().min(0).max(60).default(12),
    boxShadow: z.enum(['None', 'Small', 'Medium', 'Large']).default('Small'),
  })
  .meta({ id: 'CustomDesignSettings' });
export type CustomDesignSettings = z.output<typeof CustomDesignSettings>;

export const FormDesign = z
  .strictObject({
    presetDesign: z.enum(presetDesigns).default('Classic'),
    customDesign: CustomDesignSettings.nullable().default(null),
    additionalCss: z.string().max(20_480).default(''),
    dateModified: z.unknown().optional(),
  })
  .refine(design => design.presetDesign !== 'Custom' || design.customDesign !== null, {
    path: ['customDesign'],
    error: 'required',
  })
  .meta({ id: 'FormDesign' });
export type FormDesign = z.output<typeof FormDesign>;
