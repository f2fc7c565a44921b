import * as persons from '@/lib/contracts/operations/persons';
import { file, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { erasePerson } from '@/lib/services/persons/erase';
import { exportPersonJson, exportPersonPdf } from '@/lib/services/persons/export-person';
import { findPerson } from '@/lib/services/persons/find';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  '/persons',
  bind(persons.erasePerson, async ({ ctx, body }) => ok(await erasePerson(ctx, body))),
  bind(persons.exportPersonJson, async ({ ctx, body }) => {
    const { data, fileName } = await exportPersonJson(ctx, body);
    const { headers } = file('', 'application/json', fileName);
    return ok(data, { headers: { 'Content-Disposition': headers['Content-Disposition'] ?? '' } });
  }),
  bind(persons.exportPersonPdf, async ({ ctx, body }) => {
    const { content, fileName } = await exportPersonPdf(ctx, body);
    return file(content, 'application/pdf', fileName);
  }),
  bind(persons.findPerson, async ({ ctx, body }) => ok(await findPerson(ctx, body))),
);
