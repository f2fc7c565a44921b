import { getSubmissionFile } from '@/lib/contracts/operations/submission-files';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getSubmissionFile as getFile } from '@/lib/services/submissions/files/get';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getSubmissionFile, async ({ ctx, params }) => {
    const { data, fileName } = await getFile(ctx, params.id, params.fileId);
    const reply = file(new Uint8Array(data), 'application/octet-stream', fileName);
    return {
      ...reply,
      headers: { ...reply.headers, 'Content-Security-Policy': "default-src 'none'; sandbox" },
    };
  }),
);
