import { findPerson } from '@/lib/contracts/operations/persons';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { findPerson as find } from '@/lib/services/persons/find';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(findPerson, async ({ ctx, body }) => ok(await find(ctx, body))),
);
