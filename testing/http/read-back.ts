/** Facts for `read-back.db.test.ts` that are not in the document. */

/** Writes that do not accept the record as it was read, with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  patchMembershipSubmission: 'a PATCH takes exactly one property (contract §4)',
  patchChangeSubmission: 'a PATCH takes exactly one property (contract §4)',
  patchCancellationSubmission: 'a PATCH takes exactly one property (contract §4)',
  askSubmissionQuestion: 'a submission has one open question at a time',
  postConfirmation: 'a link is used once, and says what was done by other members',
  createFormDraft: 'the address that gets the link is not told again',
};

/** Members that must be unique, alone or with others, with their value for a new record, by operation. */
export const uniqueMembers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  createClubSoftwareProfile: { name: 'Zweite Liste' },
  createSavedView: { name: 'Zweite Ansicht' },
  createDepartment: { name: 'Zweite Abteilung' },
  createFurtherForm: { slug: 'sommerkurs' },
  createMembership: { name: 'Zweiter Tarif' },
  createCustomField: { internalName: 'secondQuestion' },
  createUser: { email: 'zweite@club.example' },
  addFamilyMember: { firstName: 'Zoe' },
};

const ofSubmission = ['number', 'receivedAt'];

/** Members that the server sets, at any depth, in addition to `version`, `dateModified`, and `id` of a new record. */
export const assignedMembers: Readonly<Record<string, readonly string[]>> = {
  updateSubmissionNote: ['editedAt'],
  answerFamilyConsents: ['consentsAnsweredAt'],
  createApiKey: ['lastFour'],
  createUser: ['invitedAt', 'invitationExpiresAt'],
  createMembershipSubmission: [...ofSubmission, 'mandate'],
  createChangeSubmission: [...ofSubmission, 'mandate'],
  createCancellationSubmission: ofSubmission,
};
