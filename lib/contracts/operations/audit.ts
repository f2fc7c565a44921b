import { AuditLog, AuditLogQuery } from '../audit';
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
