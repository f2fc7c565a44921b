import { gap } from '@/lib/documents/pdf/fields';
import type { Block } from '@/lib/documents/pdf/sheet';
import { genders } from '@/lib/rules/enums';
import { type AskedField, askedFields, settingsIn } from '@/lib/rules/submissions/asked-fields';
import type { FieldGroup, FieldName, FieldRecord } from '@/lib/rules/submissions/submission-fields';
import { fieldNamed } from '@/lib/rules/submissions/submission-fields';
import { type Blank, blanksRow, dateComb, ticks } from './blanks';
import { hinted, type Paper } from './paper';

export function blank({ words }: Paper, name: FieldName, span: number, isOptional = false): Blank {
  const label = words.labels(`field.${name}`);
  return { label: isOptional ? words.texts('optional', { label }) : label, span };
}

export function dateBlank({ words }: Paper, name: FieldName, span: number): Blank {
  return { label: words.texts('dateLabel', { label: words.labels(`field.${name}`) }), span, comb: dateComb };
}

/** There is no box for "no answer": leave all boxes empty. */
export function genderTicks({ sheet, words }: Paper): Block[] {
  const offered = genders.filter(gender => gender !== 'NotSpecified');
  return ticks(
    sheet,
    offered.map(gender => ({ text: words.labels(`gender.${gender}`) })),
  );
}

export function addressRow(paper: Paper): Block {
  const { sheet, club } = paper;
  const digits = club.country === 'DE' ? { comb: [5] } : {};
  return blanksRow(sheet, [
    { ...blank(paper, 'street', 6), ...hintOf(paper, 'Membership', 'street') },
    { ...blank(paper, 'zip', 2), ...digits, ...hintOf(paper, 'Membership', 'zip') },
    { ...blank(paper, 'city', 4), ...hintOf(paper, 'Membership', 'city') },
  ]);
}

export function nameRow(paper: Paper): Block {
  return blanksRow(paper.sheet, [
    { ...blank(paper, 'firstName', 4), ...hintOf(paper, 'Membership', 'firstName') },
    { ...blank(paper, 'lastName', 5), ...hintOf(paper, 'Membership', 'lastName') },
    { ...dateBlank(paper, 'birthDate', 3), ...hintOf(paper, 'Membership', 'birthDate') },
  ]);
}

/** The fields that the form asks of a record, in the club's order. */
export function askedOn({ form }: Paper, owner: FieldRecord, ...groups: readonly FieldGroup[]): AskedField[] {
  return askedFields(owner, settingsIn(form), ...groups);
}

function findAsked(paper: Paper, owner: FieldRecord, name: FieldName): AskedField | undefined {
  return askedOn(paper, owner).find(field => field.name === name);
}

/** The club's hint to a field that the form asks. */
export function hintOf(paper: Paper, owner: FieldRecord, name: FieldName): Pick<Blank, 'hint'> {
  return { hint: findAsked(paper, owner, name)?.hint ?? '' };
}

export function contactRow(paper: Paper): Block {
  const blanks = askedOn(paper, 'Membership', 'contact').map(({ name, use, hint }) => ({
    ...blank(paper, name, name === 'email' ? 6 : 3, use === 'Optional'),
    hint,
  }));
  return blanksRow(paper.sheet, blanks);
}

export function personRows(paper: Paper): Block[] {
  return [
    nameRow(paper),
    ...genderBlocks(paper),
    gap(1),
    addressRow(paper),
    contactRow(paper),
    ...furtherRows(paper),
  ];
}

function genderBlocks(paper: Paper): Block[] {
  const gender = findAsked(paper, 'Membership', 'gender');
  if (!gender) return [];
  return gender.hint ? hinted(paper, gender.hint, genderTicks(paper)) : genderTicks(paper);
}

/** What has a place of its own in the rows of a person. */
const placed: readonly FieldName[] = ['firstName', 'lastName', 'birthDate', 'gender'];

/** The applicant's other fields, as many in a row as there is room for. */
function furtherRows(paper: Paper): Block[] {
  const blanks = askedOn(paper, 'Membership', 'person')
    .filter(({ name }) => !placed.includes(name))
    .map(({ name, use, hint }) => {
      const { type, max = 100 } = fieldNamed(name);
      if (type === 'Date') return { ...dateBlank(paper, name, 3), hint };
      return { ...blank(paper, name, max > 50 ? 4 : 3, use === 'Optional'), hint };
    });
  const rows: Blank[][] = [];
  for (const one of blanks) {
    const row = rows.at(-1);
    const isFull = row === undefined || row.reduce((sum, { span }) => sum + span, one.span) > 12;
    if (isFull) rows.push([one]);
    else row.push(one);
  }
  return rows.map(row => blanksRow(paper.sheet, row));
}

/** Two guardians; their addresses are optional, because a paper form sends no link. */
export function guardianRows(paper: Paper): Block[] {
  const { sheet, words } = paper;
  const relation = findAsked(paper, 'Guardian', 'relation');
  const hasPhone = findAsked(paper, 'Guardian', 'phone')?.use === 'Required';
  const hint = (name: FieldName) => hintOf(paper, 'Guardian', name);
  const labelled = [
    { ...blank(paper, 'firstName', hasPhone ? 2 : 3), ...hint('firstName') },
    { ...blank(paper, 'lastName', 3), ...hint('lastName') },
    ...(relation
      ? [{ ...blank(paper, 'relation', 2, relation.use === 'Optional'), hint: relation.hint }]
      : []),
    { ...blank(paper, 'email', hasPhone ? 3 : 4, true), ...hint('email') },
    ...(hasPhone ? [{ ...blank(paper, 'phone', 2), ...hint('phone') }] : []),
  ];
  const liability = findAsked(paper, 'Membership', 'guardianLiability');
  const answers = [
    { text: words.texts('soleCustody') },
    ...(liability ? [{ text: words.texts('liability'), detail: liability.hint }] : []),
  ];
  return [...rowsOf(paper, labelled, 2), ...ticks(sheet, answers, 2)];
}

const familyPlaces = 4;

export function familyRows(paper: Paper, hasDepartments: boolean): Block[] {
  const { words } = paper;
  const hint = (name: FieldName) => hintOf(paper, 'FamilyMember', name);
  const last = hasDepartments ? 'departmentIds' : (findAsked(paper, 'FamilyMember', 'gender')?.name ?? null);
  return rowsOf(
    paper,
    [
      { ...blank(paper, 'firstName', 3), ...hint('firstName') },
      { ...blank(paper, 'lastName', 3), ...hint('lastName') },
      { ...dateBlank(paper, 'birthDate', 3), ...hint('birthDate') },
      ...(last ? [{ label: words.labels(`field.${last}`), span: 3, ...hint(last) }] : []),
    ],
    familyPlaces,
  );
}

/** Equal rows; only the first has labels. */
function rowsOf({ sheet }: Paper, labelled: readonly Blank[], count: number): Block[] {
  const bare = labelled.map(blank => ({ ...blank, label: '', hint: '' }));
  return Array.from({ length: count }, (_, index) => blanksRow(sheet, index === 0 ? labelled : bare));
}

/** Of the person and, for a minor, of both guardians. */
export function signatureCaptions({ words: { texts } }: Paper): readonly string[] {
  const guardians = ['1', '2'].map(position => texts('signature.guardian', { position }));
  return [texts('placeAndDate'), texts('signature.member'), ...guardians];
}
