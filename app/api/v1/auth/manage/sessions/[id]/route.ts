import { endSession, listSessions } from '@/lib/contracts/operations/auth';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { endOwnSession, listSessions as list } from '@/lib/services/auth/own-sessions';

const versionOf = bind(listSessions, async ({ ctx }) => ok(await list(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(
    endSession,
    async ({ ctx, params }) => {
      await endOwnSession(ctx, params.id);
      return noContent();
    },
    { versionOf },
  ),
);
