import type postgres from 'postgres';

/** How many rows a second PostgreSQL's own `COPY … TO` gives of what the table of an export is made of. */
export async function copyRowsPerSecond(owner: postgres.Sql, clubId: string): Promise<number> {
  let rows = 0;
  const sources = [
    `select * from submissions s
      left join submission_memberships m on m.club_id = s.club_id and m.submission_id = s.id
      left join submission_bank_accounts b on b.club_id = s.club_id and b.submission_id = s.id
      where s.club_id = '${clubId}' order by s.id`,
    `select * from family_members where club_id = '${clubId}' order by submission_id, position`,
  ];
  for (const source of sources) {
    const [counted] = await owner.unsafe<{ rows: number }[]>(
      `select count(*)::int as rows from (${source}) as all_rows`,
    );
    rows += counted?.rows ?? 0;
  }
  const began = performance.now();
  for (const source of sources) {
    const lines = await owner.unsafe(`copy (${source}) to stdout (format csv)`).readable();
    await lines.forEach(() => {});
  }
  return rows / ((performance.now() - began) / 1000);
}
