import { z } from 'zod';
import { auditActions } from '@/lib/rules/enums';
import { dayRange, Instant, PageQuery, page, RecordId, withDaysInOrder } from './common';
import { exampleIds } from './example-ids';

/** Filter values of the audit log. Each entry has exactly one kind. */
export const auditKinds = [
  'Settings',
  'Users',
  'SignIns',
  'Exports',
  'BankData',
  'Privacy',
  'Deliveries',
  'Nights',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export const AuditKind = z.enum(auditKinds).meta({ id: 'AuditKind', example: 'Settings' });

const example = {
  id: '019a0000-0000-7000-8000-000000000a01',
  at: '2026-03-20T08:00:00.000Z',
  kind: 'Settings',
  action: 'Updated',
  actor: { kind: 'User', id: exampleIds.user, name: 'Clara Sommer' },
  recordType: 'Department',
  recordId: exampleIds.department,
  recordName: 'Handball',
  changed: ['name', 'sortOrder'],
  details: {},
} as const;

export const AuditEntry = z
  .object({
    id: RecordId,
    at: Instant,
    kind: AuditKind,
    action: z.enum(auditActions).meta({ id: 'AuditAction', example: 'Updated' }),
    actor: z.object({
      kind: z.enum(['User', 'ApiKey', 'Member', 'System']),
      id: RecordId.nullable(),
      name: z.string().nullable().describe('Their current name, or null if they no longer exist'),
    }),
    recordType: z.string().describe('The type of record concerned'),
    recordId: z.string().nullable(),
    recordName: z
      .string()
      .nullable()
      .describe('The current name of the record, or the number of a submission. Null if it no longer exists'),
    changed: z.array(z.string()).describe('Names of the properties that changed, never their values'),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .describe('Counts, formats and states, never secrets or names of people'),
  })
  .meta({ id: 'AuditEntry', example });
export type AuditEntry = z.output<typeof AuditEntry>;

export const AuditLog = page(AuditEntry).meta({
  id: 'AuditLog',
  example: { items: [example], nextCursor: null, totalCount: 1 },
});
export type AuditLog = z.output<typeof AuditLog>;

const filter = { kind: AuditKind.optional(), actorId: RecordId.optional(), ...dayRange('day') };
export const AuditLogQuery = withDaysInOrder(PageQuery.extend(filter).strict());
export type AuditLogQuery = z.output<typeof AuditLogQuery>;

export const AuditFileQuery = withDaysInOrder(z.strictObject(filter));
export type AuditFileQuery = z.output<typeof AuditFileQuery>;
