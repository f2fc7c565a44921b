import { createDepartment, listDepartments } from '@/lib/contracts/operations/master-data';
import { created, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createDepartment as create } from '@/lib/services/departments/create';
import { listDepartments as list } from '@/lib/services/departments/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listDepartments, async ({ ctx }) => ok(await list(ctx))),
  bind(createDepartment, async ({ ctx, body }) => {
    const department = await create(ctx, body);
    return created(department, `/club/departments/${department.id}`);
  }),
);
