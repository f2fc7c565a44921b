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
  summary: 'Find the submissions in which a person appears. As applicant, family member or guardian',
  access: 'Manager',
  body: PersonQuery,
  success: { status: 200, schema: PersonMatches },
});

export const exportPersonJson = operation({
  operationId: 'exportPersonJson',
  method: 'POST',
  path: '/persons/export/json',
  tag,
  summary: 'Export everything stored about a person as JSON (GDPR, articles 15 and 20)',
  access: 'Manager',
  body: PersonExportRequest,
  success: { status: 200, schema: PersonData, headers: ['Content-Disposition'] },
});

export const exportPersonPdf = operation({
  operationId: 'exportPersonPdf',
  method: 'POST',
  path: '/persons/export/pdf',
  tag,
  summary: 'Export everything stored about a person as PDF (GDPR, article 15)',
  access: 'Manager',
  body: PersonExportRequest,
  success: { status: 200, contentType: 'application/pdf', headers: ['Content-Disposition'] },
});

export const erasePerson = operation({
  operationId: 'erasePerson',
  method: 'POST',
  path: '/persons/erase',
  tag,
  summary: 'Erase a person. The response lists what is kept and until when',
  access: 'Manager',
  body: PersonErasureRequest,
  success: { status: 200, schema: PersonErasure },
});
