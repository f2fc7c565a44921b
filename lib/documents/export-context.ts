import type { CustomFieldSchema } from '@/lib/contracts/catalog';
import type { ClubInfo } from '@/lib/contracts/club';
import type { Locale } from '@/lib/rules/enums';

/** A picture that goes on paper: PNG without transparency, measured in pixels. */
export type PrintImage = { readonly data: Buffer; readonly width: number; readonly height: number };

/**
 * What a document needs beside its submission. One context serves any number of submissions of the club. `locale` is
 * set for each: by default the language of the submission (contract §6).
 */
export type ExportContext = {
  readonly locale: Locale;
  readonly club: ClubInfo;
  readonly logo: PrintImage | null;
  /** In the club's order, deleted ones too. */
  readonly customFields: readonly KnownCustomField[];
  /** When the document is made. */
  readonly now: Date;
};

/** What it takes to name a submitted value. */
export type KnownCustomField = Pick<
  CustomFieldSchema,
  'internalName' | 'label' | 'type' | 'category' | 'forms' | 'options'
> & { readonly isDeleted: boolean };
