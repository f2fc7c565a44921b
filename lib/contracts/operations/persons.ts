import { operation } from '../operation';
import {
  PersonData,
  PersonErasure,
  PersonErasureRequest,
  PersonExportRequest,
  PersonMatches,
  PersonQuery,
} from '../persons';

const tag = 'DataPrivacy';

export const findPerson = operation({
  operationId: 'findPerson',
  method: 'POST',
  path: '/persons/find',
  tag,
  summary: 'Where a person stands in submissions: as applicant, in a family, as guardian',
  access: 'Manager',
  body: PersonQuery,
  success: { status: 200, schema: PersonMatches },
});

export const exportPersonJson = operation({
  operationId: 'exportPersonJson',
  method: 'POST',
  path: '/persons/export/json',
  tag,
  summary: 'All that is stored about a person, for a program (GDPR, articles 15 and 20)',
  access: 'Manager',
  body: PersonExportRequest,
  success: { status: 200, schema: PersonData, headers: ['Content-Disposition'] },
});

export const exportPersonPdf = operation({
  operationId: 'exportPersonPdf',
  method: 'POST',
  path: '/persons/export/pdf',
  tag,
  summary: 'All that is stored about a person, to read (GDPR, article 15)',
  access: 'Manager',
  body: PersonExportRequest,
  success: { status: 200, contentType: 'application/pdf', headers: ['Content-Disposition'] },
});

export const erasePerson = operation({
  operationId: 'erasePerson',
  method: 'POST',
  path: '/persons/erase',
  tag,
  summary: 'Erase a person; the answer tells what is kept, and until when',
  access: 'Manager',
  body: PersonErasureRequest,
  success: { status: 200, schema: PersonErasure },
});
