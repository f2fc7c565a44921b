/** Look-ups in SQL that find the club themselves, and ask one shard. */
const oneShard = ['find_club_by_slug', 'find_form_version', 'find_known_api_key', 'find_session_actor'];

/** Those that ask every shard on Citus, each with the reason. */
const everyShard: Record<string, string> = {
  find_confirmation: 'a confirmation link has only its token; it is opened once or twice',
  list_clubs_of_user: 'sign-in and change of club: a user may belong to any club',
  list_invitations_of_user: 'sign-in: any club may have invited the address',
  list_club_ids: 'commands of the operator go through all clubs',
  list_suspended_clubs: 'each process looks every five seconds, because any club may be suspended',
  list_clubs_before_night: 'the worker looks every five minutes for clubs whose night has begun',
};

/** The rows of a club's file, each with its club, inserted from one parameter of JSON by a command of the operator. */
const importedRows = 'jsonb_array_elements($1::text::jsonb) as cells';

export const isOfImport = (text: string) => text.includes(importedRows);

/** Tests of row-level security itself: it must hold for a statement that names no club. */
const ofRowSecurity = ['department-limit', 'login-role', 'pooler', 'read-club', 'rls'];

export const isOfRowSecurity = (testPath: string) =>
  ofRowSecurity.some(name => testPath.endsWith(`/db/${name}.db.test.ts`));

/** Lists the look-ups of a statement that nobody has put into one of both lists. */
export function listUnknownLookUps(text: string): string[] {
  return [...text.matchAll(/\b(?:find|list)_\w+(?=\()/g)]
    .map(([name]) => name)
    .filter(name => !oneShard.includes(name) && !everyShard[name]);
}
