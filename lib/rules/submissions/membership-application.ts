import type { CustomField, CustomFieldValues } from '@/lib/rules/custom-fields/custom-field';
import type { AgeReference } from '@/lib/rules/enums';
import type { Department, Tariff } from '@/lib/rules/money/tariff';
import type { Text } from '@/lib/rules/submissions/text-rules';

type Flag = boolean | null | undefined;
type Ids = readonly string[] | null;

export type Guardian = {
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly relation?: Text;
};

/** A further person of a family tariff: `FamiliySubmit` of the interface specification. */
export type FamilyMember = {
  /** Assigned by the service. */
  readonly id?: unknown;
  readonly gender?: Text;
  readonly title?: Text;
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly birthDate?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly mobile?: Text;
  readonly nationality?: Text;
  readonly relation?: Text;
  /** Absent: the departments of the application hold for this person too. */
  readonly departmentIds?: Ids;
  readonly customFields?: CustomFieldValues | null;
};

/**
 * A membership application as a form or a client sends it (contract §4). Only its JSON types are checked. Blank, null
 * and absent mean the same.
 */
export type MembershipApplication = {
  readonly gender?: Text;
  readonly title?: Text;
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly birthDate?: Text;
  readonly street?: Text;
  readonly zip?: Text;
  readonly city?: Text;
  /** ISO 3166-1 alpha-2; the club's country where it is blank. */
  readonly country?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly mobile?: Text;
  readonly nationality?: Text;
  readonly guardians?: readonly Guardian[] | null;
  readonly hasSoleCustody?: Flag;
  readonly guardianLiability?: Flag;
  readonly membershipId?: Text;
  readonly departmentIds?: Ids;
  readonly surchargeIds?: Ids;
  /** Today where it is blank. */
  readonly entryDate?: Text;
  readonly paymentMethod?: Text;
  readonly iban?: Text;
  readonly bic?: Text;
  readonly accountHolder?: Text;
  readonly sepaMandateAccepted?: Flag;
  readonly familyMembers?: readonly FamilyMember[] | null;
  readonly customFields?: CustomFieldValues | null;
  readonly privacyAccepted?: Flag;
  /** By id of the consent. */
  readonly mediaConsents?: Readonly<Record<string, boolean>> | null;
  /** PNG data URL. */
  readonly signature?: Text;
  readonly notes?: Text;
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

/** What the checks and the price need to know of the club. */
export type MembershipFormConfig = {
  readonly settings: {
    readonly showSepa: boolean;
    readonly showOnAccount: boolean;
    readonly showSignature: boolean;
  };
  readonly departmentSettings: DepartmentSettings;
  readonly tariffs: readonly Tariff[];
  readonly departments: readonly Department[];
  /** The ones of this form. */
  readonly customFields: readonly CustomField[];
  readonly consents: readonly Consent[];
  readonly ageReference: AgeReference;
  /** What staff copied from a signed paper: on paper nobody needs an e-mail address. */
  readonly isOnPaper?: boolean;
  /** Country of addresses that name none: the club's, DE where that is absent too. */
  readonly defaultCountry?: string | null;
};
