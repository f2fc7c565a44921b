import { AuditFileQuery, AuditLog, AuditLogQuery } from '../audit';
import { operation } from '../operation';

export const listAuditLog = operation({
  operationId: 'listAuditLog',
  method: 'GET',
  path: '/club/settings/audit-log',
  tag: 'Settings',
  summary:
    'List the audit log, newest first. It records who changed a setting, signed in, exported data or viewed bank details. Days are in the club’s time zone',
  access: 'Admin',
  query: AuditLogQuery,
  success: { status: 200, schema: AuditLog },
});

const file = {
  method: 'GET',
  tag: 'Settings',
  access: 'Admin',
  query: AuditFileQuery,
} as const;

export const downloadAuditLogCsv = operation({
  ...file,
  operationId: 'downloadAuditLogCsv',
  path: '/club/settings/audit-log/csv',
  summary: 'Get the audit log as a table, newest first. Each download is recorded in the audit log',
  success: { status: 200, contentType: 'text/csv' },
});

export const downloadAuditLogJsonLines = operation({
  ...file,
  operationId: 'downloadAuditLogJsonLines',
  path: '/club/settings/audit-log/jsonl',
  summary:
    'Get the audit log with one entry as JSON in each line, newest first. Each download is recorded in the audit log',
  success: { status: 200, contentType: 'application/jsonl' },
});
