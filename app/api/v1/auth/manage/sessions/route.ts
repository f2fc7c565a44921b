import { endOtherSessions, listSessions } from '@/lib/contracts/operations/auth';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { endOtherSessions as endOthers, listSessions as list } from '@/lib/services/auth/own-sessions';

const versionOf = bind(listSessions, async ({ ctx }) => ok(await list(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  versionOf,
  bind(
    endOtherSessions,
    async ({ ctx }) => {
      await endOthers(ctx);
      return noContent();
    },
    { versionOf },
  ),
);
