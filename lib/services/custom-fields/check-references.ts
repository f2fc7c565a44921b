import type { Tx } from '@/db/client';
import type { CustomFieldSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { checkFieldCondition } from '@/lib/rules/custom-fields/check-condition';
import type { Problem } from '@/lib/rules/submissions/problem';
import { listDepartments } from '@/lib/services/departments/read';
import { listMemberships } from '@/lib/services/memberships/read';
import { listCustomFieldRows } from './queries';
import { toCustomField } from './read';

/** The problems of a field's condition with the club's tariffs, departments and other fields. */
export async function checkReferences(tx: Tx, ctx: Ctx, field: CustomFieldSchema): Promise<Problem[]> {
  if (!field.showIf) return [];
  const scope = { ...ctx, tx };
  const [rows, memberships, departments] = [
    await listCustomFieldRows(tx, ctx.clubId),
    await listMemberships(scope),
    await listDepartments(scope),
  ];
  const others = rows.map(toCustomField).filter(({ internalName }) => internalName !== field.internalName);
  return checkFieldCondition(field, {
    fields: [...others, field],
    membershipIds: memberships.map(({ id }) => id),
    departmentIds: departments.map(({ id }) => id),
  });
}
