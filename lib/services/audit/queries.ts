import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { dayBegins, timeZoneOf } from '@/db/day-begins';
import { isMember, memberName } from '@/db/member-name';
import { auditEntries } from '@/db/schema/operations';
import { apiKeys, users } from '@/db/schema/users';
import type { AuditKind, AuditLogQuery } from '@/lib/contracts/audit';

const { action, recordType, at, id } = auditEntries;

const is = (kind: AuditKind) => sql.raw(`'${kind}'`);

/** The kind of an entry; the first match counts. */
const kindOf = sql<AuditKind>`case
  when ${action} in ('SubmissionDeleted', 'PersonErased', 'PersonExported') then ${is('Privacy')}
  when ${action} = 'BankDataRead' then ${is('BankData')}
  when ${action} = 'NightDone' then ${is('Nights')}
  when ${action} = 'Exported' or ${recordType} = 'ExportJob' then ${is('Exports')}
  when ${action} in ('Redelivered', 'Tested') then ${is('Deliveries')}
  when ${action} in ('SignedIn', 'SignInFailed', 'SignInLocked', 'PasswordResetRequested', 'PasswordChanged', 'EmailChanged', 'RecoveryCodesRenewed')
    or ${action} like 'TwoFactor%' then ${is('SignIns')}
  when ${recordType} in ('User', 'ApiKey') then ${is('Users')}
  else ${is('Settings')} end`;

type Page = { readonly after: readonly [string, string] | null; readonly limit: number };
type Filter = Pick<AuditLogQuery, 'kind' | 'actorId' | 'from' | 'to'>;

export async function countEntries(tx: Tx, clubId: string, filter: Filter): Promise<number> {
  const [total] = await tx.select({ count: count() }).from(auditEntries).where(isMatch(clubId, filter));
  return total?.count ?? 0;
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** Returns `limit` + 1 rows, newest first. */
export function listEntries(tx: Tx, clubId: string, filter: Filter, { after, limit }: Page) {
  const isBefore = after ? sql`(${at}, ${id}) < (${after[0]}, ${after[1]})` : undefined;
  return tx
    .select({
      entry: auditEntries,
      kind: kindOf,
      actorName: sql<string | null>`coalesce(${memberName}, ${apiKeys.name})`,
    })
    .from(auditEntries)
    .leftJoin(users, and(eq(auditEntries.actorKind, 'User'), isMember(clubId, auditEntries.actorId)))
    .leftJoin(apiKeys, and(eq(apiKeys.clubId, auditEntries.clubId), eq(apiKeys.id, auditEntries.actorId)))
    .where(and(isMatch(clubId, filter), isBefore))
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
}

/** Days are those of the club's time zone, both inclusive. */
function isMatch(clubId: string, { kind, actorId, from, to }: Filter): SQL | undefined {
  return and(
    eq(auditEntries.clubId, clubId),
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    from ? gte(at, dayBegins(sql`${from}::date`, timeZoneOf(clubId))) : undefined,
    to ? lt(at, dayBegins(sql`${to}::date + 1`, timeZoneOf(clubId))) : undefined,
    kind ? sql`${kindOf} = ${kind}` : undefined,
  );
}

/** Maps `Department 019a…` to its current name, for existing records only. Applications have a number, not a name. */
export async function namesOfRecords(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const arrayOf = (values: readonly string[]) => `{${values.map(one => JSON.stringify(one)).join(',')}}`;
  const isId = sql`any(${arrayOf(ids.filter(isUuid))}::uuid[])`;
  const named = (type: string, table: string, name = 'name') =>
    sql`select ${type} || ' ' || id as place, ${sql.raw(name)} as name
      from ${sql.raw(table)} where club_id = ${clubId} and id = ${isId}`;
  const rows = await tx.execute(
    sql.join(
      [
        named('Department', 'departments'),
        named('Membership', 'memberships'),
        sql`select 'CustomField ' || internal_name as place, label as name
          from custom_fields where club_id = ${clubId} and internal_name = any(${arrayOf(ids)}::text[])`,
        named('FurtherForm', 'further_forms', 'title'),
        named('Webhook', 'webhook_subscriptions'),
        named('ApiKey', 'api_keys'),
        named('ClubSoftwareProfile', 'export_profiles'),
        named('Submission', 'submissions', "'#' || number"),
        sql`select 'User ' || u.id as place,
            coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name
          from users u join club_users c on c.user_id = u.id
          where c.club_id = ${clubId} and c.user_id = ${isId}`,
      ],
      sql` union all `,
    ),
  );
  return new Map(rows.map(({ place, name }) => [String(place), String(name)]));
}
