import { expect, it } from 'vitest';
import { listUnnamed } from './named-club';

const tables = new Set(['clubs', 'submissions', 'guardians', 'mails']);

it.for([
  'select * from submissions where club_id = $1',
  'select 1 from "submissions" where ("submissions"."club_id" = $1 and "submissions"."id" = $2)',
  "select 1 from submissions where club_id = '019b0000-0000-7000-8000-000000000001'::uuid",
  'select 1 from submissions s left join guardians g on g.club_id = s.club_id and g.submission_id = s.id where s.club_id = $1',
  'select 1 from clubs c join submissions s on s.club_id = c.id where c.id = $1',
  'select 1 from submissions s where s.club_id = $1 and not exists (select from mails m where m.club_id = s.club_id)',
  'select 1 from submissions s where s.club_id = $1 and s.id in (select submission_id from mails where club_id = $1)',
  'select (select count(*) from guardians g where g.club_id = wanted.club_id) from (select $1::uuid as club_id) as wanted',
  'select 1 from (select club_id from submissions where club_id = $1) as s join mails m on m.club_id = s.club_id',
  'with s as (select club_id from submissions where club_id = $1) select 1 from s join mails m on m.club_id = s.club_id',
  'select 1 from submissions where club_id = $1 union all select 1 from mails where club_id = $1',
  'insert into submissions (id, club_id) values ($1, $2), ($3, $4)',
  'insert into submissions (id, club_id) values (gen_random_uuid(), $1)',
  "update submissions set city = case when lower(city) = 'x' then $1 end where club_id = $2",
  'insert into submissions (club_id, id) select $1, id from mails where club_id = $1',
  'insert into submissions (club_id, id) select club_id, id from mails where club_id = $1 on conflict do nothing',
  'with s as (insert into submissions (club_id) values ($1) returning *) select * from s',
  'update submissions set city = $1 from mails m where submissions.club_id = $2 and m.club_id = submissions.club_id',
  'delete from submissions where (club_id, id) = ($1, $2)',
  'select 1 from users; set local app.club_id = $$a$$',
])('the club is named in: %s', async statement => {
  expect(await listUnnamed(statement, tables)).toEqual([]);
});

it.for([
  ['select * from submissions', 'from submissions'],
  ['select 1 from submissions where club_id = $1 or id = $2', 'from submissions'],
  ['select 1 from submissions s join mails m on m.submission_id = s.id where s.club_id = $1', 'from mails'],
  ['select 1 from clubs where slug = $1', 'from clubs'],
  [
    'select (select count(*) from guardians g where g.club_id = s.club_id) from submissions s where s.club_id = $1',
    'from guardians',
  ],
  [
    'select 1 from submissions s where s.club_id = $1 and (s.id = $2 or exists (select from mails m where m.club_id = s.club_id))',
    'from mails',
  ],
  ['update submissions set city = $1 where id = $2', 'update submissions'],
  [
    'delete from mails where ctid = any(array(select ctid from mails where club_id = $1 limit $2))',
    'delete from mails',
  ],
  ['insert into submissions (id) values ($1)', 'insert into submissions'],
  ['insert into submissions (club_id) select id from users', 'insert into submissions'],
  ['update submissions set club_id = $1, city = $2 where club_id = $1', 'set the club in submissions'],
  [
    'insert into mails (club_id, id) select s.club_id, gen_random_uuid() from submissions s where s.club_id = $1',
    'insert random values into mails',
  ],
  [
    "update submissions set city = case lower(city) when 'x' then $1 end where club_id = $2",
    'compare a case in submissions',
  ],
] as const)('the club is missing in: %s', async ([statement, fault]) => {
  expect(await listUnnamed(statement, tables)).toEqual([fault]);
});
