import { erasePerson } from '@/lib/contracts/operations/persons';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { erasePerson as erase } from '@/lib/services/persons/erase';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(erasePerson, async ({ ctx, body }) => ok(await erase(ctx, body))),
);
