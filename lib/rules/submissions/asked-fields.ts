import { type FieldUse, fieldUses, type SubmissionKind } from '@/lib/rules/enums';
import {
  askedNamesIn,
  type FieldGroup,
  type FieldName,
  type FieldRecord,
  fieldNamed,
  personGroups,
  requiredNamesIn,
} from '@/lib/rules/submissions/submission-fields';
import type { Translations } from '@/lib/rules/texts/translations';

/** What a club says about one field. What is absent is as in the catalogue. */
export type FieldSetting = {
  readonly use?: FieldUse | undefined;
  /** Shown beside the field instead of our own hint. */
  readonly hint?: string | undefined;
  /** Place within its group. By default that in the catalogue, counted from 0. */
  readonly sortOrder?: number | undefined;
  readonly translations?: Translations<'hint'> | undefined;
};

/** The records of a membership application whose fields a club can choose, by their member of the settings. */
export const settingRecords = {
  application: 'Membership',
  familyMember: 'FamilyMember',
  guardian: 'Guardian',
} as const satisfies Record<string, FieldRecord>;
export type SettingRecord = keyof typeof settingRecords;

/** A club's choices for its membership form, by record and name of the field. */
export type FieldSettings = {
  readonly [Key in SettingRecord]?: Readonly<Record<string, FieldSetting | undefined>> | undefined;
};

/** A field as a form asks it. */
export type AskedField = {
  readonly name: FieldName;
  readonly use: FieldUse;
  /** The form shows it on demand. */
  readonly isRare: boolean;
  /** The club's own hint, or empty. */
  readonly hint: string;
};

/** The choices that count in a form: change requests and cancellations have none. */
export function settingsIn(form: {
  readonly kind: SubmissionKind;
  readonly settings: object & { readonly fields?: FieldSettings };
}): FieldSettings | undefined {
  return form.kind === 'Membership' ? form.settings.fields : undefined;
}

/** The fields that a club can order and explain: those of people, and what else is its choice. */
export function settableNames(record: SettingRecord): FieldName[] {
  return askedNamesIn(settingRecords[record]).filter(name => {
    const { group, isClubsChoice } = fieldNamed(name);
    return isClubsChoice || personGroups.some(one => one === group);
  });
}

/** The uses that law and mandate allow for a field. One alone: it cannot be chosen. */
export function usesOf(record: SettingRecord, name: FieldName): readonly FieldUse[] {
  return isChoice(settingRecords[record], name) ? fieldUses : ['Required'];
}

function isChoice(owner: FieldRecord, name: FieldName): boolean {
  const { of, isClubsChoice } = fieldNamed(name);
  return isClubsChoice === true && of[owner] === 'Optional';
}

/**
 * The fields of a record that the membership form asks, of these groups or of all, in the club's order. Without settings
 * those of the catalogue: paper, change requests and cancellations have none.
 */
export function askedFields(
  owner: FieldRecord,
  settings: FieldSettings | undefined,
  ...groups: readonly FieldGroup[]
): AskedField[] {
  return settledFields(owner, settings, ...groups).filter(({ use }) => use !== 'Off');
}

/** As `askedFields`, with those that are off. */
export function settledFields(
  owner: FieldRecord,
  settings: FieldSettings | undefined,
  ...groups: readonly FieldGroup[]
): AskedField[] {
  const key = settingKeys.find(one => settingRecords[one] === owner);
  const own = (key && settings?.[key]) ?? {};
  const names: readonly FieldName[] = askedNamesIn(owner, ...groups);
  const beginOf = new Map<FieldGroup, number>();
  const placed = names.map((name, index) => {
    const { group } = fieldNamed(name);
    const begin = beginOf.get(group) ?? index;
    beginOf.set(group, begin);
    // Half a place behind: the club's own number goes before an equal one of the catalogue.
    return { name, begin, place: own[name]?.sortOrder ?? index - begin + 0.5 };
  });
  return placed
    .toSorted((a, b) => a.begin - b.begin || a.place - b.place)
    .map(({ name }) => settled(owner, name, own[name]));
}

const settingKeys = ['application', 'familyMember', 'guardian'] as const;

function settled(owner: FieldRecord, name: FieldName, { use, hint = '' }: FieldSetting = {}): AskedField {
  const { of, isRare } = fieldNamed(name);
  const byCatalogue = of[owner] === 'Optional' ? 'Optional' : 'Required';
  const chosen = isChoice(owner, name) ? (use ?? byCatalogue) : byCatalogue;
  return { name, hint, use: chosen, isRare: isRare === true && chosen !== 'Required' };
}

/** The fields that a record must have. On paper the club's choices do not count: it shows what was asked then. */
export function requiredFields(
  owner: FieldRecord,
  settings: FieldSettings | undefined,
  isOnPaper = false,
): FieldName[] {
  if (isOnPaper) return requiredNamesIn(owner, true);
  return askedFields(owner, settings).flatMap(({ name, use }) => (use === 'Required' ? [name] : []));
}
