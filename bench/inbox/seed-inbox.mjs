import postgres from 'postgres';

/**
 * Adds `count` submissions to the demo club: copies of its submissions of each kind and state, with new names, towns,
 * numbers and times. Writes to the database, because sending forms would take hours.
 * @param {string} url
 * @param {number} count
 */
export async function seedInbox(url, count) {
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  await owner.begin(async sql => {
    const [club] =
      await sql`select club_id as id, max(number) as number from submissions group by 1 order by count(*) desc limit 1`;
    if (!club) throw new Error('The database has no demo club');
    await sql`
      create temporary table copies as
      select i, gen_random_uuid() as id, base.id as original,
        ${club.number} + i as number, now() - (${count} - i) * interval '9 minutes' as received_at,
        (array['Anna','Ben','Clara','David','Emma','Finn','Greta','Hannes','Ida','Jonas','Käthe','Leon','Mia','Noah','Olga','Paul'])[1 + i % 16] as first_name,
        (array['Abel','Becker','Claus','Dietz','Ebert','Fischer','Groß','Huber','Ihle','Jung','Koch','Lang','Müller','Neumann','Otto','Pohl','Quast','Richter','Schulz','Thiel','Ulrich','Vogel','Weber','Yilmaz','Zander'])[1 + (i / 16) % 25]
          || case when i % 3 = 0 then '-' || chr(65 + i % 26) || (i % 997) else '' end as last_name,
        (array['Bonn','Köln','Siegburg','Hennef','Troisdorf'])[1 + i % 5] as city
      from generate_series(1, ${count}::int) i
      join (select id, row_number() over (order by number) - 1 as place, count(*) over () as total
        from submissions where club_id = ${club.id}) base on base.place = i % base.total`;
    await sql`
      insert into submissions select (jsonb_populate_record(s, to_jsonb(c) - 'i' - 'original' || jsonb_build_object(
        'email', lower(c.first_name || c.i || '@example.org'),
        'search_text', lower(c.first_name || ' ' || c.last_name || E'\nhauptstraße ' || c.i % 200 || E'\n53111 ' || c.city || E'\n' || c.first_name || c.i || '@example.org')
          || E'\n' || translate('0170' || (1000000 + c.i), '0123456789', 'ABCDEFGHIJ')
      ))).* from copies c join submissions s on s.id = c.original and s.club_id = ${club.id}`;
    for (const table of ['submission_memberships', 'submission_changes', 'submission_cancellations']) {
      await sql`
        insert into ${sql(table)} select (jsonb_populate_record(s, jsonb_build_object('submission_id', c.id))).*
        from copies c join ${sql(table)} s on s.submission_id = c.original and s.club_id = ${club.id}`;
    }
    await sql`update club_counters set value = ${club.number + count}::int where club_id = ${club.id} and name = 'submission'`;
  });
  await owner`vacuum analyze`;
  await owner.end();
}
