import { listClubSoftwareFormats } from '@/lib/contracts/operations/exports';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listClubSoftwareFormats as list } from '@/lib/services/exports/list-formats';

const bound = bind(listClubSoftwareFormats, async ({ ctx }) => ok(await list(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
