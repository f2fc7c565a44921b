import { listClubTexts } from '@/lib/contracts/operations/master-data';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listClubTexts as list } from '@/lib/services/club-texts/list';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listClubTexts, async ({ ctx }) => ok(await list(ctx))),
);
