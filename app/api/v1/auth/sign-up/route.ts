import { signUp } from '@/lib/contracts/operations/auth';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { signUp as openClub } from '@/lib/services/auth/sign-up';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(signUp, async ({ ctx, body }) => {
    await openClub(ctx, body);
    return noContent();
  }),
);
