import { uploadSubmissionFile } from '@/lib/contracts/operations/submission-files';
import { readFormHeaders } from '@/lib/http/form-headers';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { uploadFile } from '@/lib/services/submissions/files/upload';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(uploadSubmissionFile, async ({ ctx, body, request }) =>
    ok(await uploadFile(ctx, body, readFormHeaders(request).formToken)),
  ),
);
