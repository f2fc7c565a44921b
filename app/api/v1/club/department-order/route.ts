import { listDepartments, orderDepartments } from '@/lib/contracts/operations/master-data';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listDepartments as list } from '@/lib/services/departments/read';
import { reorderDepartments } from '@/lib/services/departments/reorder';

const versionOf = bind(listDepartments, async ({ ctx }) => ok(await list(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(
    orderDepartments,
    async ({ ctx, body }) => {
      await reorderDepartments(ctx, body.ids);
      return noContent();
    },
    { versionOf },
  ),
);
