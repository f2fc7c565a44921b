import { listDepartments } from '@/lib/contracts/operations/master-data';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listDepartments as list } from '@/lib/services/departments/list';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listDepartments, async ({ ctx }) => ok(await list(ctx))),
);
