import { listOutbox } from '@/lib/contracts/operations/settings';
import { listed } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listOutbox as list } from '@/lib/services/outbox/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listOutbox, async ({ ctx, query, request }) => listed(await list(ctx, query), request.url)),
);
