import { deleteDepartment, getDepartment, updateDepartment } from '@/lib/contracts/operations/master-data';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getDepartment as get } from '@/lib/services/departments/read';
import { removeDepartment } from '@/lib/services/departments/remove';
import { updateDepartment as update } from '@/lib/services/departments/update';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getDepartment, async ({ ctx, params }) => {
    const { department, version } = await get(ctx, params.id);
    return ok(department, { version });
  }),
  bind(updateDepartment, async ({ ctx, params, body, precondition }) => {
    await update(ctx, { id: params.id, department: body, precondition });
    return noContent();
  }),
  bind(deleteDepartment, async ({ ctx, params, precondition }) => {
    await removeDepartment(ctx, { id: params.id, precondition });
    return noContent();
  }),
);
