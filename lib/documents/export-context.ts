import type { CustomFieldSchema } from '@/lib/contracts/catalog';
import type { ClubInfo } from '@/lib/contracts/club';
import type { NamedRecords } from '@/lib/contracts/submissions/submission-in-language';
import type { Locale } from '@/lib/rules/enums';

/** A picture for print: PNG without transparency, size in pixels. */
export type PrintImage = { readonly data: Buffer; readonly width: number; readonly height: number };

/**
 * Data that documents need besides the submission. One context serves any number of submissions of the club. `locale`
 * is set for each submission: by default its language (contract §6).
 */
export type ExportContext = {
  readonly locale: Locale;
  readonly club: ClubInfo;
  readonly logo: PrintImage | null;
  /** The club's published colour; null for the product's own. */
  readonly brandColor: string | null;
  /** In the club's order, including deleted ones. */
  readonly customFields: readonly KnownCustomField[];
  /** Names in the language of a document; null for documents without a submission. */
  readonly records: NamedRecords | null;
  /** Whether the applicant gets the document, which then has no words of the office. */
  readonly isForMember?: boolean;
  /** Time of creation of the document. */
  readonly now: Date;
};

/** The data needed to label a submitted value. */
export type KnownCustomField = Pick<
  CustomFieldSchema,
  'internalName' | 'label' | 'type' | 'category' | 'forms' | 'options' | 'translations'
> & { readonly isDeleted: boolean };
