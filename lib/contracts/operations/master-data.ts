import { z } from 'zod';
import {
  ChangeCustomFieldSchema,
  ChangeDepartment,
  ChangeDepartmentSettings,
  ChangeMembershipSchema,
  CustomFieldOrder,
  CustomFieldSchema,
  DepartmentSchema,
  DepartmentSettingsSchema,
  InternalName,
  MembershipSchema,
  PatchCustomFieldSchema,
  RecordOrder,
  UpdateDepartment,
  UpdateMembershipSchema,
} from '../catalog';
import { ChangeClubInfo, ClubInfo, RefusedSite } from '../club';
import { ClubText } from '../club-texts';
import { RecordId } from '../common';
import {
  ChangeDataPrivacySchema,
  ConsentVersionList,
  ConsentVersionsQuery,
  DataPrivacySchema,
  DueSubmissions,
  DueSubmissionsQuery,
} from '../data-privacy';
import { exampleIds } from '../example-ids';
import { ClubLogo, File, pictureBodyBytesMax } from '../file';
import { ChangeFirstSteps, FirstSteps } from '../first-steps';
import { operation } from '../operation';

const departmentParams = z.object({ id: RecordId.meta({ example: exampleIds.department }) });
const membershipParams = z.object({ id: RecordId.meta({ example: exampleIds.membership }) });
const customFieldParams = z.object({ internalName: InternalName });

export const getClubInfo = operation({
  operationId: 'getClubInfo',
  method: 'GET',
  path: '/club/info',
  tag: 'Club',
  summary: 'Get the club’s information',
  access: 'Viewer',
  success: { status: 200, schema: ClubInfo },
  hasVersion: true,
});

export const updateClubInfo = operation({
  operationId: 'updateClubInfo',
  method: 'PUT',
  path: '/club/info',
  tag: 'Club',
  summary: 'Change the club’s information. The slug never changes',
  access: 'Manager',
  body: ChangeClubInfo,
  success: { status: 200, schema: ClubInfo },
  hasVersion: true,
});

export const listClubTexts = operation({
  operationId: 'listClubTexts',
  method: 'GET',
  path: '/club/texts',
  tag: 'Club',
  summary: 'List every text of the club with its translations. Also says which are missing',
  access: 'Manager',
  success: { status: 200, schema: z.array(ClubText) },
});

export const getClubLogo = operation({
  operationId: 'getClubLogo',
  method: 'GET',
  path: '/club/logo',
  tag: 'Club',
  summary: 'Get the club logo',
  access: 'Viewer',
  success: { status: 200, schema: ClubLogo },
  hasVersion: true,
  errors: [404],
});

export const updateClubLogo = operation({
  operationId: 'updateClubLogo',
  method: 'PUT',
  path: '/club/logo',
  tag: 'Club',
  summary: 'Change the club logo. It is re-encoded as a PNG of at most 512 pixels per side',
  access: 'Manager',
  body: File,
  bodyBytesMax: pictureBodyBytesMax,
  success: { status: 200, schema: ClubLogo },
  hasVersion: true,
});

export const deleteClubLogo = operation({
  operationId: 'deleteClubLogo',
  method: 'DELETE',
  path: '/club/logo',
  tag: 'Club',
  summary: 'Remove the club logo',
  access: 'Manager',
  success: { status: 204 },
  hasVersion: true,
  errors: [404],
});

export const listDepartments = operation({
  operationId: 'listDepartments',
  method: 'GET',
  path: '/club/departments',
  tag: 'Department',
  summary: 'List the departments',
  access: 'Viewer',
  success: { status: 200, schema: z.array(DepartmentSchema) },
});

export const createDepartment = operation({
  operationId: 'createDepartment',
  method: 'POST',
  path: '/club/departments',
  tag: 'Department',
  summary: 'Create a department',
  access: 'Manager',
  body: ChangeDepartment,
  isIdempotent: true,
  success: { status: 201, schema: DepartmentSchema },
  conflicts: ['already-taken', 'limit-reached'],
});

export const getDepartment = operation({
  operationId: 'getDepartment',
  method: 'GET',
  path: '/club/departments/{id}',
  tag: 'Department',
  summary: 'Get a department',
  access: 'Viewer',
  params: departmentParams,
  success: { status: 200, schema: DepartmentSchema },
  hasVersion: true,
});

export const updateDepartment = operation({
  operationId: 'updateDepartment',
  method: 'PUT',
  path: '/club/departments/{id}',
  tag: 'Department',
  summary: 'Update a department',
  access: 'Manager',
  params: departmentParams,
  body: UpdateDepartment,
  success: { status: 204 },
  hasVersion: true,
  conflicts: ['already-taken'],
});

export const deleteDepartment = operation({
  operationId: 'deleteDepartment',
  method: 'DELETE',
  path: '/club/departments/{id}',
  tag: 'Department',
  summary:
    'Delete a department. Refused while a membership has a price for it or an open submission refers to it',
  access: 'Manager',
  params: departmentParams,
  success: { status: 204 },
  hasVersion: true,
  conflicts: ['in-use'],
});

export const getDepartmentSettings = operation({
  operationId: 'getDepartmentSettings',
  method: 'GET',
  path: '/club/department-settings',
  tag: 'Department',
  summary: 'Get the department settings',
  access: 'Viewer',
  success: { status: 200, schema: DepartmentSettingsSchema },
  hasVersion: true,
});

export const updateDepartmentSettings = operation({
  operationId: 'updateDepartmentSettings',
  method: 'PUT',
  path: '/club/department-settings',
  tag: 'Department',
  summary: 'Update the department settings',
  access: 'Manager',
  body: ChangeDepartmentSettings,
  success: { status: 200, schema: DepartmentSettingsSchema },
  hasVersion: true,
});

export const listMemberships = operation({
  operationId: 'listMemberships',
  method: 'GET',
  path: '/club/memberships',
  tag: 'Membership',
  summary: 'List the memberships',
  access: 'Viewer',
  success: { status: 200, schema: z.array(MembershipSchema) },
});

export const createMembership = operation({
  operationId: 'createMembership',
  method: 'POST',
  path: '/club/memberships',
  tag: 'Membership',
  summary: 'Create a membership',
  access: 'Manager',
  body: ChangeMembershipSchema,
  isIdempotent: true,
  success: { status: 201, schema: MembershipSchema },
  conflicts: ['already-taken', 'limit-reached'],
});

export const getMembership = operation({
  operationId: 'getMembership',
  method: 'GET',
  path: '/club/memberships/{id}',
  tag: 'Membership',
  summary: 'Get a membership',
  access: 'Viewer',
  params: membershipParams,
  success: { status: 200, schema: MembershipSchema },
  hasVersion: true,
});

export const updateMembership = operation({
  operationId: 'updateMembership',
  method: 'PUT',
  path: '/club/memberships/{id}',
  tag: 'Membership',
  summary: 'Update a membership. Its prices and surcharges are replaced; those sent with their id are kept',
  access: 'Manager',
  params: membershipParams,
  body: UpdateMembershipSchema,
  success: { status: 204 },
  hasVersion: true,
  conflicts: ['already-taken'],
});

export const deleteMembership = operation({
  operationId: 'deleteMembership',
  method: 'DELETE',
  path: '/club/memberships/{id}',
  tag: 'Membership',
  summary: 'Delete a membership. Refused while an open submission refers to it',
  access: 'Manager',
  params: membershipParams,
  success: { status: 204 },
  hasVersion: true,
  conflicts: ['in-use'],
});

export const listCustomFields = operation({
  operationId: 'listCustomFields',
  method: 'GET',
  path: '/club/custom-fields',
  tag: 'CustomField',
  summary: 'List the custom fields',
  access: 'Viewer',
  success: { status: 200, schema: z.array(CustomFieldSchema) },
});

export const createCustomField = operation({
  operationId: 'createCustomField',
  method: 'POST',
  path: '/club/custom-fields',
  tag: 'CustomField',
  summary: 'Create a custom field',
  access: 'Manager',
  body: ChangeCustomFieldSchema,
  isIdempotent: true,
  success: { status: 201, schema: CustomFieldSchema },
  conflicts: ['already-taken', 'limit-reached'],
});

export const getCustomField = operation({
  operationId: 'getCustomField',
  method: 'GET',
  path: '/club/custom-fields/{internalName}',
  tag: 'CustomField',
  summary: 'Get a custom field',
  access: 'Viewer',
  params: customFieldParams,
  success: { status: 200, schema: CustomFieldSchema },
  hasVersion: true,
});

export const patchCustomField = operation({
  operationId: 'patchCustomField',
  method: 'PATCH',
  path: '/club/custom-fields/{internalName}',
  tag: 'CustomField',
  summary:
    'Change a custom field. Members that are not sent stay as they are. Its internal name and type never change',
  access: 'Manager',
  params: customFieldParams,
  body: PatchCustomFieldSchema,
  success: { status: 204 },
  hasVersion: true,
});

export const deleteCustomField = operation({
  operationId: 'deleteCustomField',
  method: 'DELETE',
  path: '/club/custom-fields/{internalName}',
  tag: 'CustomField',
  summary: 'Delete a custom field. Values that were already submitted stay readable',
  access: 'Manager',
  params: customFieldParams,
  success: { status: 204 },
  hasVersion: true,
});

export const listRefusedSites = operation({
  operationId: 'listRefusedSites',
  method: 'GET',
  path: '/club/refused-sites',
  tag: 'Club',
  summary:
    'List the sites outside `allowedOrigins` that asked for a form in a frame in the last 30 days, newest first, at most 10',
  access: 'Manager',
  success: { status: 200, schema: z.array(RefusedSite) },
});

export const getFirstSteps = operation({
  operationId: 'getFirstSteps',
  method: 'GET',
  path: '/club/first-steps',
  tag: 'Club',
  summary: 'Get which setup steps a new club has completed. They are derived from its data',
  access: 'Viewer',
  success: { status: 200, schema: FirstSteps },
});

export const changeFirstSteps = operation({
  operationId: 'changeFirstSteps',
  method: 'PUT',
  path: '/club/first-steps',
  tag: 'Club',
  summary: 'Hide the first steps on the dashboard or show them again',
  access: 'Manager',
  body: ChangeFirstSteps,
  hasVersion: true,
  success: { status: 200, schema: FirstSteps },
});

export const getDataPrivacy = operation({
  operationId: 'getDataPrivacy',
  method: 'GET',
  path: '/club/data-privacy',
  tag: 'DataPrivacy',
  summary: 'Get the data privacy settings',
  access: 'Viewer',
  success: { status: 200, schema: DataPrivacySchema },
  hasVersion: true,
});

export const updateDataPrivacy = operation({
  operationId: 'updateDataPrivacy',
  method: 'PUT',
  path: '/club/data-privacy',
  tag: 'DataPrivacy',
  summary: 'Update the data privacy settings. Consents sent with their id are kept',
  access: 'Manager',
  body: ChangeDataPrivacySchema,
  success: { status: 200, schema: DataPrivacySchema },
  hasVersion: true,
});

export const orderDepartments = operation({
  operationId: 'orderDepartments',
  method: 'PUT',
  path: '/club/department-order',
  tag: 'Department',
  summary: 'Set the order of departments. Those not named come last',
  access: 'Manager',
  body: RecordOrder,
  hasVersion: true,
  success: { status: 204 },
});

export const orderMemberships = operation({
  operationId: 'orderMemberships',
  method: 'PUT',
  path: '/club/membership-order',
  tag: 'Membership',
  summary: 'Set the order of memberships. Those not named come last',
  access: 'Manager',
  body: RecordOrder,
  hasVersion: true,
  success: { status: 204 },
});

export const orderCustomFields = operation({
  operationId: 'orderCustomFields',
  method: 'PUT',
  path: '/club/custom-field-order',
  tag: 'CustomField',
  summary: 'Set the order of custom fields. Those not named come last',
  access: 'Manager',
  body: CustomFieldOrder,
  hasVersion: true,
  success: { status: 204 },
});

export const countDueSubmissions = operation({
  operationId: 'countDueSubmissions',
  method: 'GET',
  path: '/club/data-privacy/due-submissions',
  tag: 'DataPrivacy',
  summary: 'Count what the next nightly run would anonymise with these periods. Changes nothing',
  access: 'Manager',
  query: DueSubmissionsQuery,
  success: { status: 200, schema: DueSubmissions },
});

export const listConsentVersions = operation({
  operationId: 'listConsentVersions',
  method: 'GET',
  path: '/club/data-privacy/consent-versions',
  tag: 'DataPrivacy',
  summary: 'List all versions of all consents, newest first. Includes removed consents',
  access: 'Viewer',
  query: ConsentVersionsQuery,
  success: { status: 200, schema: ConsentVersionList },
});
