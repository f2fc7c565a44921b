import { AuditLog, AuditLogQuery } from '../audit';
import { operation } from '../operation';

export const listAuditLog = operation({
  operationId: 'listAuditLog',
  method: 'GET',
  path: '/club/settings/audit-log',
  tag: 'Settings',
  summary:
    'Who changed a setting, signed in, exported or looked at bank data, newest first; days are those of the club’s time zone',
  access: 'Admin',
  query: AuditLogQuery,
  success: { status: 200, schema: AuditLog },
});
