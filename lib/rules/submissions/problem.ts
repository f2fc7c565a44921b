/** A text of the namespace `validation`; a test checks that keys and texts match. */
export type FindingKey =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'controlCharacters'
  | 'nameLetters'
  | 'lastNameMissing'
  | 'nameLink'
  | 'emailShape'
  | 'emailUmlaut'
  | 'phoneShape'
  | 'phoneSeveral'
  | 'phoneExtension'
  | 'zipShape'
  | 'zipDigits'
  | 'countryUnknown'
  | 'dateInvalid'
  | 'dateYearOnly'
  | 'dateWithoutYear'
  | 'birthDateFuture'
  | 'birthDateTooEarly'
  | 'birthDateOfAge'
  | 'childOfAge'
  | 'emailOfApplicant'
  | 'dateRange'
  | 'dateMin'
  | 'dateMax'
  | 'choice'
  | 'text'
  | 'number'
  | 'numberMin'
  | 'numberMax'
  | 'pattern'
  | 'duplicate'
  | 'ibanCharacters'
  | 'ibanCountry'
  | 'ibanNotSepa'
  | 'ibanLength'
  | 'ibanChecksum'
  | 'bicShape'
  | 'bicRequired'
  | 'bankDataNotAllowed'
  | 'paymentMethodNotOffered'
  | 'mandateRequired'
  | 'guardianRequired'
  | 'guardiansRequired'
  | 'guardiansTooMany'
  | 'guardianOwnOnly'
  | 'guardianIsApplicant'
  | 'guardiansAreOne'
  | 'guardiansAsked'
  | 'mandateByGuardian'
  | 'mandateForAccount'
  | 'liabilityByGuardian'
  | 'birthDateUnderAge'
  | 'signatureRequired'
  | 'signatureShape'
  | 'signatureName'
  | 'signatureTooLarge'
  | 'signaturePixels'
  | 'tariffUnknown'
  | 'tariffNotYet'
  | 'tariffOver'
  | 'tariffFull'
  | 'tariffFullWords'
  | 'tariffMinAge'
  | 'tariffMaxAge'
  | 'tariffAges'
  | 'departmentUnknown'
  | 'departmentMinAge'
  | 'departmentMaxAge'
  | 'departmentAges'
  | 'departmentsNotAsked'
  | 'departmentsMin'
  | 'departmentsMax'
  | 'surchargeUnknown'
  | 'surchargeMinAge'
  | 'surchargeMaxAge'
  | 'surchargeAges'
  | 'familyNotAllowed'
  | 'familyTooMany'
  | 'familyAlone'
  | 'personTwice'
  | 'customFieldUnknown'
  | 'fileUnknown'
  | 'consentRequired'
  | 'consentUnknown'
  | 'consentWithdrawOnly'
  | 'consentsByGuardian'
  | 'consentsTwice'
  | 'consentsOfMemberOnly'
  | 'emailOfAnswered'
  | 'consentLinkOfAge'
  | 'consentLinkAddress'
  | 'privacyRequired'
  | 'changeMissing'
  | 'departmentsScope'
  | 'familyScope'
  | 'wishedDateTooEarly'
  | 'extraordinaryNotOffered'
  | 'selectionBounds'
  | 'conditionField'
  | 'patternUnsafe'
  | 'patternLength'
  | 'optionsNeeded'
  | 'notForType';

/** Numbers are counts or bounds, strings are codes, names or `YYYY-MM-DD` dates. */
export type FindingParams = Readonly<Record<string, string | number>>;

/** An error of one value. */
export type Finding = { readonly key: FindingKey; readonly params?: FindingParams };

/** A finding and its path: a JSON path as the client wrote it (contract §1). */
export type Problem = Finding & { readonly path: string };

/** Returns the problem of a finding; empty without a finding. */
export function at(path: string, finding: Finding | null): Problem[] {
  return finding ? [{ path, ...finding }] : [];
}

/** Prefixes the paths of problems with a member of the body: `zip` becomes `wishes.zip`, `""` the member itself. */
export function under(member: string, problems: readonly Problem[]): Problem[] {
  return problems.map(problem => ({ ...problem, path: problem.path ? `${member}.${problem.path}` : member }));
}

export function finding(key: FindingKey, params?: FindingParams): Finding {
  return params ? { key, params } : { key };
}
