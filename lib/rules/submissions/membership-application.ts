import type { CustomField, CustomFieldValues } from '@/lib/rules/custom-fields/custom-field';
import type { AgeReference, FormFiller } from '@/lib/rules/enums';
import type { Department, Tariff } from '@/lib/rules/money/tariff';
import type { FieldSettings } from '@/lib/rules/submissions/asked-fields';
import type { FieldRecord, TextNameIn } from '@/lib/rules/submissions/submission-fields';
import type { Text } from '@/lib/rules/submissions/text-rules';

type Flag = boolean | null | undefined;
type Ids = readonly string[] | null;

/** The text fields of a record as they are sent. */
export type TextsOf<Owner extends FieldRecord> = { readonly [Name in TextNameIn<Owner>]?: Text };

export type Guardian = TextsOf<'Guardian'>;

/** A further person of a family tariff: `FamiliySubmit` of the interface specification. */
export type FamilyMember = TextsOf<'FamilyMember'> & {
  /** Assigned by the service. */
  readonly id?: unknown;
  /** Absent: the departments of the application apply to this person too. */
  readonly departmentIds?: Ids;
  readonly customFields?: CustomFieldValues | null;
  /** By id of the consent. Absent: the answers of the application count for this person, too. */
  readonly mediaConsents?: Readonly<Record<string, boolean>> | null | undefined;
  /** Whether the person answers by their own link. */
  readonly consentsByLink?: Flag;
};

/**
 * A membership application as a form or client sends it (contract §4). Only its JSON types are already checked.
 * Blank, null and absent mean the same: then the country is the club's, and the entry date is today.
 */
export type MembershipApplication = Omit<TextsOf<'Membership'>, 'memberNumber'> & {
  readonly filledInBy?: FormFiller | null;
  readonly guardians?: readonly Guardian[] | null;
  readonly hasSoleCustody?: Flag;
  readonly guardianLiability?: Flag;
  readonly membershipId?: Text;
  readonly departmentIds?: Ids;
  readonly surchargeIds?: Ids;
  readonly sepaMandateAccepted?: Flag;
  readonly familyMembers?: readonly FamilyMember[] | null;
  readonly customFields?: CustomFieldValues | null;
  readonly privacyAccepted?: Flag;
  /** By id of the consent. */
  readonly mediaConsents?: Readonly<Record<string, boolean>> | null;
  /** PNG data URL. */
  readonly signature?: Text;
  readonly locale?: Text;
};

export type Consent = {
  readonly id: string;
  readonly isRequired: boolean;
  /** Absent counts as active. */
  readonly isActive?: boolean;
};

export type DepartmentSettings = {
  /** Whether the form asks for departments; absent counts as yes. */
  readonly isEnabled?: boolean;
  /** Fewest and most departments of one person; absent or null is open. */
  readonly minSelection?: number | null;
  readonly maxSelection?: number | null;
};

/** The club's data that checks and price need. */
export type MembershipFormConfig = {
  readonly settings: {
    readonly showSepa: boolean;
    readonly showOnAccount: boolean;
    readonly showSignature: boolean;
    /** What the club asks beside what every application needs. */
    readonly fields?: FieldSettings;
  };
  readonly departmentSettings: DepartmentSettings;
  readonly tariffs: readonly Tariff[];
  readonly departments: readonly Department[];
  /** The custom fields of this form. */
  readonly customFields: readonly CustomField[];
  readonly consents: readonly Consent[];
  readonly ageReference: AgeReference;
  /** Entered by staff from a signed paper form: no e-mail address is required. */
  readonly isOnPaper?: boolean;
  /** Country of addresses without one: the club's, or DE if that is absent too. */
  readonly defaultCountry?: string | null;
};
