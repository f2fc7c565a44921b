import { refuseConfirmation } from '@/lib/contracts/operations/public';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { refuseByToken } from '@/lib/services/submissions/confirm/refuse-by-token';

const bound = bind(refuseConfirmation, async ({ ctx, params }) => ok(await refuseByToken(ctx, params.token)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
