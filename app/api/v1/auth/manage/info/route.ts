import { changeInfo, getInfo } from '@/lib/contracts/operations/auth';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { changeInfo as writeInfo } from '@/lib/services/auth/change-info';
import { getInfo as readInfo } from '@/lib/services/auth/get-info';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getInfo, async ({ ctx }) => ok(await readInfo(ctx))),
  bind(changeInfo, async ({ ctx, body }) => ok(await writeInfo(ctx, body))),
);
