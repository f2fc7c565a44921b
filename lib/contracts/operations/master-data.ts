import { z } from 'zod';
import { CustomFieldSchema, DepartmentSchema, MembershipSchema } from '../catalog';
import { ClubInfo } from '../club';
import { operation } from '../operation';

export const getClubInfo = operation({
  operationId: 'getClubInfo',
  method: 'GET',
  path: '/club/info',
  tag: 'Club',
  summary: 'Get club information',
  access: 'Viewer',
  success: { status: 200, schema: ClubInfo },
  hasVersion: true,
});

export const listMemberships = operation({
  operationId: 'listMemberships',
  method: 'GET',
  path: '/club/memberships',
  tag: 'Membership',
  summary: 'List memberships of the current club',
  access: 'Viewer',
  success: { status: 200, schema: z.array(MembershipSchema) },
});

export const listDepartments = operation({
  operationId: 'listDepartments',
  method: 'GET',
  path: '/club/departments',
  tag: 'Department',
  summary: 'List all departments for the current club',
  access: 'Viewer',
  success: { status: 200, schema: z.array(DepartmentSchema) },
});

export const listCustomFields = operation({
  operationId: 'listCustomFields',
  method: 'GET',
  path: '/club/custom-fields',
  tag: 'CustomField',
  summary: 'List all custom fields for the current club',
  access: 'Viewer',
  success: { status: 200, schema: z.array(CustomFieldSchema) },
});
