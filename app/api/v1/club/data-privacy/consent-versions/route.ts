import { listConsentVersions } from '@/lib/contracts/operations/master-data';
import { listed } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listConsentVersions as list } from '@/lib/services/data-privacy/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listConsentVersions, async ({ ctx, query, request }) => listed(await list(ctx, query), request.url)),
);
