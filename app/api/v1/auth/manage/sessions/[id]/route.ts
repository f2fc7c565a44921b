import { endSession } from '@/lib/contracts/operations/auth';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { endOwnSession } from '@/lib/services/auth/end-own-sessions';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(endSession, async ({ ctx, params }) => {
    await endOwnSession(ctx, params.id);
    return noContent();
  }),
);
