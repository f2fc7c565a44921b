import { getDepartmentSettings, updateDepartmentSettings } from '@/lib/contracts/operations/master-data';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getDepartmentSettings as get } from '@/lib/services/departments/read';
import { updateDepartmentSettings as update } from '@/lib/services/departments/update-settings';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getDepartmentSettings, async ({ ctx }) => {
    const { settings, version } = await get(ctx);
    return ok(settings, { version });
  }),
  bind(updateDepartmentSettings, async ({ ctx, body, precondition }) => {
    const { settings, version } = await update(ctx, { settings: body, precondition });
    return ok(settings, { version });
  }),
);
