import { describe, expect, it } from 'vitest';
import {
  type Cancellation,
  type CancellationFormConfig,
  checkCancellation,
} from '@/lib/rules/submissions/cancellation';

const today = '2026-07-01';

const settings: CancellationFormConfig['settings'] = {
  cancellationMode: 'EndOfYear',
  noticePeriod: { value: 3, unit: 'Months' },
  businessYearStartMonth: 1,
  showSignature: false,
  reasons: ['Umzug', 'Zeit'],
};

const config: CancellationFormConfig = {
  settings,
  departments: [{ id: 'chess', name: 'Schach' }],
  customFields: [
    { internalName: 'key', label: 'Schlüssel', type: 'Checkbox', category: 'Other', isRequired: false },
  ],
};

const valid: Cancellation = {
  firstName: 'Anna',
  lastName: 'Beispiel',
  birthDate: '1990-02-28',
  street: 'Am Markt 1',
  zip: '53111',
  city: 'Bonn',
  email: 'anna@example.org',
};

const cause = { extraordinaryDate: '2026-08-01', extraordinaryReason: 'Umzug' };

function problemsOf(
  cancellation: Cancellation,
  changes: Partial<CancellationFormConfig['settings']> = {},
): string[] {
  return checkCancellation(cancellation, { ...config, settings: { ...settings, ...changes } }, today).map(
    ({ path, key }) => `${path}: ${key}`,
  );
}

describe('checkCancellation', () => {
  it('refuses an extraordinary cancellation that the form does not offer, but not on paper', () => {
    const off = { ...settings, allowExtraordinary: false };
    expect(problemsOf({ ...valid, ...cause }, off)).toEqual(['extraordinaryDate: extraordinaryNotOffered']);
    expect(problemsOf(valid, off)).toEqual([]);
    const onPaper = { ...config, settings: off, isOnPaper: true };
    expect(checkCancellation({ ...valid, ...cause }, onPaper, today)).toEqual([]);
  });

  it.each<Cancellation>([
    valid,
    { ...valid, scope: 'Membership', wishedDate: '2026-12-31', reason: 'Umzug', comment: 'Danke' },
    { ...valid, wishedDate: '2027-05-01' },
    { ...valid, extraordinaryDate: today, extraordinaryReason: 'Umzug nach Kanada' },
    { ...valid, wishedDate: '2026-12-31', extraordinaryDate: '2026-08-01', extraordinaryReason: 'Krank' },
    { ...valid, scope: 'Departments', departmentIds: ['chess'] },
    { ...valid, scope: 'FamilyMembers', familyMemberNames: ['Dora Beispiel'] },
    { ...valid, customFields: { key: true }, memberNumber: '4711' },
  ])('%#: accepts', cancellation => {
    expect(problemsOf(cancellation)).toEqual([]);
  });

  it.each<[Cancellation, string]>([
    [{ ...valid, firstName: '' }, 'firstName: required'],
    [{ ...valid, email: 'x' }, 'email: emailShape'],
    [{ ...valid, wishedDate: '2026-12-30' }, 'wishedDate: wishedDateTooEarly'],
    [{ ...valid, wishedDate: '2026-02-30' }, 'wishedDate: dateInvalid'],
    [{ ...valid, wishedDate: '9999-12-31' }, 'wishedDate: dateRange'],
    [{ ...valid, extraordinaryDate: '2026-08-01' }, 'extraordinaryReason: required'],
    [{ ...valid, extraordinaryReason: 'Umzug' }, 'extraordinaryDate: required'],
    [{ ...valid, ...cause, extraordinaryDate: '2026-06-30' }, 'extraordinaryDate: dateRange'],
    [{ ...valid, ...cause, extraordinaryReason: 'a'.repeat(2_001) }, 'extraordinaryReason: tooLong'],
    [{ ...valid, scope: 'All' }, 'scope: choice'],
    [{ ...valid, scope: 'Departments' }, 'departmentIds: required'],
    [{ ...valid, scope: 'Departments', departmentIds: ['x'] }, 'departmentIds[0]: departmentUnknown'],
    [{ ...valid, departmentIds: ['chess'] }, 'departmentIds: departmentsScope'],
    [{ ...valid, scope: 'FamilyMembers', familyMemberNames: [] }, 'familyMemberNames: required'],
    [{ ...valid, scope: 'FamilyMembers', familyMemberNames: ['D', ' '] }, 'familyMemberNames[1]: required'],
    [{ ...valid, familyMemberNames: ['D'] }, 'familyMemberNames: familyScope'],
    [{ ...valid, reason: 'Ärger' }, 'reason: choice'],
    [{ ...valid, comment: 'a'.repeat(2_001) }, 'comment: tooLong'],
    [{ ...valid, customFields: { x: 1 } }, 'customFields.x: customFieldUnknown'],
  ])('%#: refuses', (cancellation, expected) => {
    expect(problemsOf(cancellation)).toEqual([expected]);
  });

  it('reports the first possible date', () => {
    const [problem] = checkCancellation({ ...valid, wishedDate: '2026-09-30' }, config, today);
    expect(problem?.params).toEqual({ date: '2026-12-31' });
  });

  it('accepts any reason if the club lists none', () => {
    expect(problemsOf({ ...valid, reason: 'Ärger' }, { reasons: [] })).toEqual([]);
  });

  it('requires a signature if the form shows it', () => {
    expect(problemsOf(valid, { showSignature: true })).toEqual(['signature: signatureRequired']);
  });
});
