/** A text of the namespace `validation`; a test holds keys and texts in step. */
export type FindingKey =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'controlCharacters'
  | 'nameLetters'
  | 'nameLink'
  | 'emailShape'
  | 'phoneShape'
  | 'zipShape'
  | 'zipDigits'
  | 'countryUnknown'
  | 'dateInvalid'
  | 'birthDateFuture'
  | 'birthDateTooEarly'
  | 'birthDateOfAge'
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
  | 'signatureRequired'
  | 'signatureShape'
  | 'signatureTooLarge'
  | 'tariffUnknown'
  | 'departmentUnknown'
  | 'departmentsNotAsked'
  | 'departmentsMin'
  | 'departmentsMax'
  | 'surchargeUnknown'
  | 'familyNotAllowed'
  | 'familyTooMany'
  | 'customFieldUnknown'
  | 'consentRequired'
  | 'consentUnknown'
  | 'privacyRequired'
  | 'changeMissing'
  | 'departmentsScope'
  | 'familyScope'
  | 'wishedDateTooEarly'
  | 'selectionBounds'
  | 'patternUnsafe'
  | 'patternLength'
  | 'optionsNeeded'
  | 'notForType';

/** Numbers are counts or bounds, strings are codes or `YYYY-MM-DD` dates. */
export type FindingParams = Readonly<Record<string, string | number>>;

/** What is wrong with one value. */
export type Finding = { readonly key: FindingKey; readonly params?: FindingParams };

/** A broken rule and its place: a JSON path as the client wrote it (contract §1). */
export type Problem = Finding & { readonly path: string };

/** No problem for no finding, else the one. */
export function at(path: string, finding: Finding | null): Problem[] {
  return finding ? [{ path, ...finding }] : [];
}

/** Moves problems into a member of the body: `zip` to `wishes.zip`, the member as a whole for `""`. */
export function under(member: string, problems: readonly Problem[]): Problem[] {
  return problems.map(problem => ({ ...problem, path: problem.path ? `${member}.${problem.path}` : member }));
}

export function finding(key: FindingKey, params?: FindingParams): Finding {
  return params ? { key, params } : { key };
}
