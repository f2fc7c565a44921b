import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { submissionQuestions } from '@/db/schema/submission-questions';
import {
  confirmations,
  familyMembers,
  guardians,
  submissionBankAccounts,
  submissionCancellations,
  submissionChanges,
  submissionHistory,
  submissionMemberships,
  submissionProposedAccounts,
  submissions,
} from '@/db/schema/submissions';
import type { MarkFacts } from './hint-rules';

/** Of so many latest change requests, and as many cancellations, the senders are compared with the known members. */
const latestOfKind = 25;

/** More persons who were born on the same day are not compared. */
const most = 50;

/**
 * The facts of the open submissions among `ids` that their marks depend on, in one statement. A person is found by the
 * birth date, which has an index; spelling is compared later. Persons who resemble the sender of a change request or a
 * cancellation are found by address, loose name or birth date, each with an index. Several change requests of one person
 * are usual, so only open ones count. What a family member answers by their own link is no correction.
 */
export async function listMarkFacts(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
): Promise<(MarkFacts & { readonly id: string; readonly timeZone: string })[]> {
  const isAlike = sql`other.club_id = ${clubId} and other.id <> people.id and other.kind = people.kind
    and other.anonymized_at is null and other.state <> 'Rejected'
    and (other.kind <> 'Change' or other.state <> 'Accepted')`;
  const isMember = (table: string) =>
    sql.raw(
      `${table}.kind = 'Membership' and ${table}.state = 'Accepted' and ${table}.anonymized_at is null`,
    );
  const rows = await tx.execute<{ facts: MarkFacts & { id: string; timeZone: string } }>(sql`
    with open as materialized (
      select id, kind, first_name, last_name, name_key, birth_date, email, needs_confirmation, received_at, confirmed_at from ${submissions}
      where club_id = ${clubId} and id = any(${`{${ids.join(',')}}`}::uuid[])
        and state in ('New', 'Confirmed') and anonymized_at is null
    ), people as materialized (
      select id, kind, first_name, last_name, birth_date from open where birth_date is not null
      union all
      select open.id, open.kind, member.first_name, member.last_name, member.birth_date
      from open join ${familyMembers} as member on member.club_id = ${clubId} and member.submission_id = open.id
      where member.birth_date is not null
    ), alike as materialized (
      select people.id, json_agg(json_build_object(
        'person', json_build_object('firstName', people.first_name, 'lastName', people.last_name,
          'birthDate', people.birth_date),
        'other', json_build_object('firstName', born.first_name, 'lastName', born.last_name,
          'birthDate', people.birth_date))) as persons
      from people cross join lateral (
        (select other.first_name, other.last_name from ${submissions} as other
          where other.birth_date = people.birth_date and ${isAlike} limit ${most})
        union all
        (select member.first_name, member.last_name from ${familyMembers} as member
          join ${submissions} as other on other.id = member.submission_id
          where member.club_id = ${clubId} and member.birth_date = people.birth_date and ${isAlike} limit ${most})
      ) as born group by people.id
    ), known as materialized (
      select sender.id, json_agg(json_build_object('id', application.id, 'number', application.number,
        'email', application.email, 'guardianEmails', (select coalesce(json_agg(guardian.email), '[]')
          from ${guardians} as guardian
          where guardian.club_id = ${clubId} and guardian.submission_id = application.id),
        'firstName', person.first_name, 'lastName', person.last_name,
        'birthDate', person.birth_date) order by application.decided_at desc) as persons
      from open as sender cross join lateral (
        (select found.id from ${submissions} as found where found.club_id = ${clubId} and sender.email <> ''
          and found.email = sender.email collate ignore_case and ${isMember('found')} limit ${most})
        union
        (select found.id from ${submissions} as found where found.club_id = ${clubId} and found.name_key = sender.name_key
          and sender.name_key <> '' and ${isMember('found')} limit ${most})
        union
        (select found.id from ${submissions} as found where found.club_id = ${clubId} and found.birth_date = sender.birth_date
          and ${isMember('found')} limit ${most})
        union
        (select submission_id from ${familyMembers} where club_id = ${clubId}
          and birth_date = sender.birth_date limit ${most})
      ) as found
      join ${submissions} as application on application.club_id = ${clubId} and application.id = found.id
        and ${isMember('application')}
      cross join lateral (
        select application.first_name, application.last_name, application.birth_date
        union all
        select member.first_name, member.last_name, member.birth_date from ${familyMembers} as member
        where member.club_id = ${clubId} and member.submission_id = application.id
      ) as person
      where sender.kind <> 'Membership' group by sender.id
    ), latest as (
      (select submission_id as id from ${submissionChanges} where club_id = ${clubId}
        order by submission_id desc limit ${latestOfKind})
      union all
      (select submission_id from ${submissionCancellations} where club_id = ${clubId}
        order by submission_id desc limit ${latestOfKind})
    ), register as materialized (
      select count(*) filter (where exists(
          select from ${submissions} as found where found.club_id = ${clubId}
            and found.birth_date = sender.birth_date and found.last_name = sender.last_name and ${isMember('found')}
        ) or exists(
          select from ${familyMembers} as member
            join ${submissions} as found on found.club_id = ${clubId} and found.id = member.submission_id
          where member.club_id = ${clubId} and member.birth_date = sender.birth_date
            and member.last_name = sender.last_name and ${isMember('found')}
        )) * 2 >= count(*) as is_kept
      from latest join ${submissions} as sender on sender.club_id = ${clubId} and sender.id = latest.id
    )
    select json_build_object(
      'id', open.id, 'birthDate', open.birth_date, 'needsConfirmation', open.needs_confirmation,
      'sentBirthDate', (select old_value from ${submissionHistory}
        where club_id = ${clubId} and submission_id = open.id and type = 'Updated' and property = 'birthDate'
        order by at, id limit 1),
      'timeZone', (select time_zone from ${clubs} where id = ${clubId}),
      'receivedOn', (open.received_at at time zone (select time_zone from ${clubs} where id = ${clubId}))::date,
      'hasSoleCustody', (select has_sole_custody from ${submissionMemberships}
        where club_id = ${clubId} and submission_id = open.id),
      'filledInBy', (select filled_in_by from ${submissionMemberships}
        where club_id = ${clubId} and submission_id = open.id),
      'applicant', json_build_object('firstName', open.first_name, 'lastName', open.last_name,
        'email', open.email),
      'isMandateAwaited', exists(select from ${submissionProposedAccounts}
        where club_id = ${clubId} and submission_id = open.id),
      'entryDate', (select entry_date from ${submissionMemberships}
        where club_id = ${clubId} and submission_id = open.id),
      'effectiveDate', (select effective_date from ${submissionCancellations}
        where club_id = ${clubId} and submission_id = open.id),
      'isExtraordinary', exists(select from ${submissionCancellations}
        where club_id = ${clubId} and submission_id = open.id and extraordinary_date is not null),
      'hasOpenQuestion', exists(select from ${submissionQuestions}
        where club_id = ${clubId} and submission_id = open.id and answered_at is null and closed_at is null),
      'isCorrected', exists(select from ${submissionHistory}
        where club_id = ${clubId} and submission_id = open.id and type = 'Updated' and actor_kind = 'Member'
          and property !~ '^guardians[[][0-9]+[]][.]'
          and (actor_id is null or property !~ '^familyMembers[[][0-9]+[]][.]mediaConsents$'
            or actor_id in (select id from ${guardians}
              where club_id = ${clubId} and submission_id = open.id))
          and at > case when open.needs_confirmation and open.kind <> 'Cancellation'
            then open.confirmed_at else open.received_at end),
      'guardians', (select coalesce(json_agg(json_build_object(
          'firstName', guardian.first_name, 'lastName', guardian.last_name, 'email', guardian.email, 'hasRefused', guardian.refused_at is not null,
          'hasSoleCustody', guardian.sole_custody_at is not null,
          'hasConfirmed', exists(select from ${confirmations}
            where club_id = ${clubId} and submission_id = open.id and guardian_id = guardian.id
              and confirmed_at is not null)) order by guardian.position), '[]')
        from ${guardians} as guardian where guardian.club_id = ${clubId} and guardian.submission_id = open.id),
      'sender', case when open.kind <> 'Membership' then json_build_object(
        'firstName', open.first_name, 'lastName', open.last_name, 'birthDate', open.birth_date,
        'email', open.email, 'areMembersKnown', (select is_kept from register),
        'known', coalesce((select persons from known where known.id = open.id), '[]'),
        'hasBankAccount', exists(select from ${submissionBankAccounts}
          where club_id = ${clubId} and submission_id = open.id)) end,
      'bornAlike', coalesce((select persons from alike where alike.id = open.id), '[]')
    ) as facts from open`);
  return rows.map(({ facts }) => facts);
}
