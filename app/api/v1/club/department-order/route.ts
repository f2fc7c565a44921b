import { orderDepartments } from '@/lib/contracts/operations/master-data';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { reorderDepartments } from '@/lib/services/departments/reorder';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(orderDepartments, async ({ ctx, body }) => {
    await reorderDepartments(ctx, body.ids);
    return noContent();
  }),
);
