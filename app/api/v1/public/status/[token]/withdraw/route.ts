import { withdrawSubmission } from '@/lib/contracts/operations/status';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { withdrawSubmission as withdraw } from '@/lib/services/submissions/decide/withdraw';

const bound = bind(withdrawSubmission, async ({ ctx, params }) => ok(await withdraw(ctx, params.token)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
