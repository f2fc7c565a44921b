import { expect, it } from 'vitest';
import { describeStatement } from './trace';

it.each([
  ['select "id", "from" from "submissions" where "id" = $1', 'SELECT submissions'],
  ['insert into "mails" ("id") values ($1) on conflict do update set "id" = $1', 'INSERT mails'],
  ['\n  update clubs set name = $1', 'UPDATE clubs'],
  ['delete from "drizzle"."migrations"', 'DELETE drizzle.migrations'],
  ['INSERT INTO pgboss.job (id) VALUES ($1)', 'INSERT pgboss.job'],
  ['select extract(epoch from now() - at) from "jobs"', 'SELECT jobs'],
  [
    'select seen.* from (select set_config($1)) as scope cross join lateral (select 1 from "clubs")',
    'SELECT clubs',
  ],
  ['with "x" as (select "id" from "a") insert into "b" select * from "x"', 'INSERT b'],
  ['with "x" as (update "a" set "c" = $1 returning "id") select * from "x"', 'UPDATE a'],
  ['with "x" as (select "id" from "a" for update) select * from "x"', 'SELECT a'],
  ["select set_config('app.club_id', $1, true)", 'SELECT'],
  ["select 'Zoë Groß', 'DE89370400440532013000'", 'SELECT'],
])('%s is named %s', (query, name) => {
  expect(describeStatement(query)['db.query.summary']).toBe(name);
});
