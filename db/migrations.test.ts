import { describe, expect, it } from 'vitest';
import { ownVersion, readMigrationFiles } from '@/server/database/migrations';
import { lastOfBaseline, listMigrationFaults } from '@/testing/db/migration-faults';

it.for(readMigrationFiles().filter(({ name }) => name > lastOfBaseline))(
  'the version before runs beside migration $name',
  async ({ statements }) => {
    const faults = await listMigrationFaults(statements.join('--> statement-breakpoint'), ownVersion());
    expect(faults, 'see "A migration" in CONTRIBUTING.md').toEqual([]);
  },
);

describe('a migration is refused for', () => {
  it.for([
    ['ALTER TABLE clubs DROP COLUMN name', 'drops the column clubs.name'],
    ['DROP TABLE clubs', 'drops a table'],
    ['DROP FUNCTION list_club_ids()', 'drops a function'],
    ['ALTER TABLE clubs RENAME COLUMN name TO title', 'renames a column'],
    ['ALTER TABLE clubs RENAME TO associations', 'renames a table'],
    ["ALTER TYPE role RENAME VALUE 'Clerk' TO 'Staff'", 'renames the value of an enum'],
    ['ALTER TABLE clubs ALTER COLUMN name TYPE varchar(9)', 'changes the type of clubs.name'],
    ['ALTER TABLE clubs ALTER COLUMN website SET NOT NULL', 'forbids null in clubs.website'],
    ['ALTER TABLE clubs ALTER COLUMN name DROP DEFAULT', 'drops the default of clubs.name'],
    ['ALTER TABLE clubs ADD COLUMN added text NOT NULL', 'clubs.added forbids null and has no default'],
    [
      'ALTER TABLE clubs ADD COLUMN added uuid DEFAULT gen_random_uuid()',
      'the default of clubs.added rewrites the table',
    ],
    [
      "ALTER TABLE clubs ADD CONSTRAINT named CHECK (name <> '') NOT VALID",
      'the constraint named of clubs refuses what the version before may write',
    ],
    [
      'CREATE UNIQUE INDEX CONCURRENTLY one ON clubs (name);-- no transaction: PostgreSQL refuses it',
      'the index one of clubs refuses what the version before may write',
    ],
    ['CREATE INDEX one ON clubs (name)', 'the index one of clubs is built under a lock: use CONCURRENTLY'],
    ['CREATE INDEX CONCURRENTLY one ON clubs (name)', 'CONCURRENTLY needs "-- no transaction: <reason>"'],
    ["UPDATE clubs SET name = ''", 'writes all rows of a table in one transaction'],
    ["DO $$ BEGIN EXECUTE 'DROP TABLE clubs'; END $$", 'runs dynamic SQL, which nothing checks'],
  ] as const)('%s', async ([statement, fault]) => {
    expect(await listMigrationFaults(statement.replace(/(.*);(-- no .*)/, '$2\n$1'), '0.2.0')).toEqual([
      fault,
    ]);
  });
});

describe('a migration may have', () => {
  it.for([
    'ALTER TABLE clubs ADD COLUMN added text',
    'ALTER TABLE clubs ADD COLUMN added timestamptz DEFAULT now() NOT NULL',
    "ALTER TABLE clubs ADD COLUMN added uuid[] DEFAULT '{}' NOT NULL",
    'ALTER TABLE clubs ALTER COLUMN website DROP NOT NULL',
    'ALTER TABLE clubs DROP CONSTRAINT clubs_name',
    'ALTER TABLE clubs VALIDATE CONSTRAINT clubs_name',
    "ALTER TYPE role ADD VALUE 'Treasurer'",
    'ALTER TABLE clubs ADD COLUMN added int;--> statement-breakpoint\nALTER TABLE clubs ADD CONSTRAINT c CHECK (added > 0)',
    'CREATE TABLE new (id uuid NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX one ON new (id)',
    '-- no transaction: PostgreSQL refuses it\nCREATE INDEX CONCURRENTLY one ON clubs (name)',
    '-- safe: an installation has few clubs\nCREATE INDEX one ON clubs (name)',
    '-- contract: not used since 0.1.4\nALTER TABLE clubs DROP COLUMN name',
  ])('%s', async statement => {
    expect(await listMigrationFaults(statement, '0.2.0')).toEqual([]);
  });

  it('what a version of the same minor version used stays, as that version may be started again', async () => {
    const statement = '-- contract: not used since 0.2.4\nALTER TABLE clubs DROP COLUMN name';
    expect(await listMigrationFaults(statement, '0.2.5')).toEqual(['drops the column clubs.name']);
  });
});
