import { createSignatureRequest } from '@/lib/contracts/operations/signatures';
import { created } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createSignatureRequest as create } from '@/lib/services/signatures/request';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(createSignatureRequest, async ({ ctx, params }) => {
    const request = await create(ctx);
    return created(request, `/public/clubs/${params.slug}/signature-requests/${request.token}`);
  }),
);
