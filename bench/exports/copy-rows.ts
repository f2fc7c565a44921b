import type postgres from 'postgres';

/** Submissions a second of PostgreSQL's own `COPY … TO` for the tables that an export reads. */
export async function measureCopyRate(owner: postgres.Sql, clubId: string): Promise<number> {
  const sources = [
    `select * from submissions s
      left join submission_memberships m on m.club_id = s.club_id and m.submission_id = s.id
      left join submission_bank_accounts b on b.club_id = s.club_id and b.submission_id = s.id
      where s.club_id = '${clubId}' order by s.id`,
    `select * from family_members where club_id = '${clubId}' order by submission_id, position`,
  ];
  const [counted] = await owner<{ submissions: number }[]>`
    select count(*)::int as submissions from submissions where club_id = ${clubId}`;
  const began = performance.now();
  for (const source of sources) {
    const lines = await owner.unsafe(`copy (${source}) to stdout (format csv)`).readable();
    await lines.forEach(() => {});
  }
  return (counted?.submissions ?? 0) / ((performance.now() - began) / 1000);
}
