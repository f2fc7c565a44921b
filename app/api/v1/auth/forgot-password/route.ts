import { forgotPassword } from '@/lib/contracts/operations/auth';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { forgotPassword as mailLink } from '@/lib/services/auth/forgot-password';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(forgotPassword, async ({ ctx, body }) => {
    await mailLink(ctx, body.email);
    return noContent();
  }),
);
