import { getMembershipSubmissionClubSoftware } from '@/lib/contracts/operations/exports';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { exportForClubSoftware } from '@/lib/services/exports/export-for-club-software';

const bound = bind(getMembershipSubmissionClubSoftware, async ({ ctx, params, query }) => {
  const { content, contentType, fileName } = await exportForClubSoftware(ctx, { id: params.id, ...query });
  return file(content, contentType, fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
