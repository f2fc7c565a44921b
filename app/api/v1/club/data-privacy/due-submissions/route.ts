import { countDueSubmissions } from '@/lib/contracts/operations/master-data';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { countDueSubmissions as countDue } from '@/lib/services/retention/count-due';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(countDueSubmissions, async ({ ctx, query }) => ok(await countDue(ctx, query))),
);
