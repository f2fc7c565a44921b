-- Counters of the rate limiter. Unlogged: a crash only resets the limits.
CREATE UNLOGGED TABLE "rate_limits" (
  "key" varchar(255) PRIMARY KEY,
  "points" integer NOT NULL DEFAULT 0,
  "expire" bigint
);
--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" ("expire");
--> statement-breakpoint
-- Encrypted bytes do not compress, so PostgreSQL must not try.
ALTER TABLE "export_chunks" ALTER COLUMN "data" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Drizzle cannot name the column that SET NULL applies to; without it `club_id` would become null too.
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_fk" FOREIGN KEY ("club_id","assignee_id")
  REFERENCES "public"."club_users"("club_id","user_id") ON DELETE SET NULL ("assignee_id");
--> statement-breakpoint
-- Row-level security of every table with `club_id`: rows of the club that the transaction names, none if it names none.
-- The loop finds the tables itself, so that no table can be forgotten.
DO $$
DECLARE club_table text;
BEGIN
  FOR club_table IN
    SELECT c.relname
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'club_id' AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', club_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', club_table);
    EXECUTE format(
      'CREATE POLICY club_isolation ON %I TO eintritt_app
         USING (club_id = (SELECT nullif(current_setting(''app.club_id'', true), '''')::uuid))
         WITH CHECK (club_id = (SELECT nullif(current_setting(''app.club_id'', true), '''')::uuid))',
      club_table
    );
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "clubs" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "clubs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "club_isolation" ON "clubs" TO eintritt_app
  USING (id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
--> statement-breakpoint
-- Some look-ups run before the club is known. They run as eintritt_resolver, which reads only the tables named here,
-- and they return ids, slugs and names of clubs, but no personal data.
DO $$
DECLARE readable text;
BEGIN
  FOREACH readable IN ARRAY ARRAY['clubs', 'club_users', 'api_keys', 'confirmations', 'nightly_runs']
  LOOP
    EXECUTE format('CREATE POLICY resolver_reads ON %I FOR SELECT TO eintritt_resolver USING (true)', readable);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT ON "clubs", "club_users", "api_keys", "confirmations", "nightly_runs", "sessions", "refresh_tokens", "users"
  TO eintritt_resolver;
--> statement-breakpoint
CREATE FUNCTION find_club_by_slug(wanted text) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT id FROM clubs WHERE slug = wanted $$;
--> statement-breakpoint
CREATE FUNCTION find_confirmation(wanted_hash text) RETURNS TABLE (club_id uuid, id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT c.club_id, c.id FROM confirmations c WHERE c.token_hash = wanted_hash $$;
--> statement-breakpoint
-- Returns `last_used_at` too, so that a request can skip noting a use that was noted recently.
CREATE FUNCTION find_api_key(wanted_hash text, at timestamptz)
RETURNS TABLE (club_id uuid, id uuid, role role, last_used_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT k.club_id, k.id, k.role, k.last_used_at FROM api_keys k
  WHERE k.key_hash = wanted_hash AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > at)
$$;
--> statement-breakpoint
-- A session of the back office has no refresh token. It ends when it was not used for the club's `office_idle_hours`.
CREATE FUNCTION find_session_actor(wanted_session uuid, at timestamptz)
RETURNS TABLE (user_id uuid, club_id uuid, role role)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT s.user_id, s.current_club_id, m.role
  FROM sessions s
  JOIN club_users m ON m.club_id = s.current_club_id AND m.user_id = s.user_id AND m.is_active
  JOIN clubs c ON c.id = s.current_club_id
  WHERE s.id = wanted_session AND s.revoked_at IS NULL AND s.expires_at > at
    AND (s.last_used_at + make_interval(hours => c.office_idle_hours) > at
      OR EXISTS (SELECT FROM refresh_tokens r WHERE r.session_id = s.id))
$$;
--> statement-breakpoint
CREATE FUNCTION list_clubs_of_user(wanted_user uuid)
RETURNS TABLE (id uuid, slug text, name text, role role, last_sign_in_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT c.id, c.slug, c.name, m.role, m.last_sign_in_at
  FROM club_users m JOIN clubs c ON c.id = m.club_id
  WHERE m.user_id = wanted_user AND m.is_active
  ORDER BY m.last_sign_in_at DESC NULLS LAST, c.name
$$;
--> statement-breakpoint
-- The open invitations that all clubs sent to the address of an account.
CREATE FUNCTION list_invitations_of_user(wanted_user uuid)
RETURNS TABLE (id uuid, club_id uuid, slug text, name text, role role, invited_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT i.id, c.id, c.slug, c.name, m.role, m.invited_at
  FROM users u
  JOIN users i ON lower(i.email) = lower(u.email) AND i.password_hash IS NULL
  JOIN club_users m ON m.user_id = i.id AND m.is_active
  JOIN clubs c ON c.id = m.club_id
  WHERE u.id = wanted_user AND u.password_hash IS NOT NULL AND u.email_confirmed_at IS NOT NULL
  ORDER BY m.invited_at DESC NULLS LAST, c.name
$$;
--> statement-breakpoint
CREATE FUNCTION list_club_ids() RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT id FROM clubs ORDER BY id $$;
--> statement-breakpoint
-- The date of the nightly run that belongs to a moment. A run starts at 02:00 local time. The subtraction uses local
-- clock time, so a day with 23 or 25 hours has exactly one run. An unknown time zone counts as UTC.
CREATE FUNCTION night_at(moment timestamptz, zone text) RETURNS date
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN ((moment AT TIME ZONE zone) - interval '2 hours')::date;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN ((moment AT TIME ZONE 'UTC') - interval '2 hours')::date;
END $$;
--> statement-breakpoint
-- Clubs with an id after `behind` whose nightly run is due and not finished, nor a later one; ordered by id.
CREATE FUNCTION list_clubs_before_night(moment timestamptz, behind uuid, most integer)
RETURNS TABLE (club_id uuid, night date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT c.id, n.night
  FROM clubs c CROSS JOIN LATERAL (SELECT night_at(moment, c.time_zone) AS night) n
  WHERE c.id > behind AND NOT EXISTS (
    SELECT FROM nightly_runs r WHERE r.club_id = c.id AND r.night >= n.night AND r.finished_at IS NOT NULL
  )
  ORDER BY c.id LIMIT most
$$;
--> statement-breakpoint
-- A new owner of a function needs CREATE on the schema at the moment of the change only.
GRANT USAGE, CREATE ON SCHEMA public TO eintritt_resolver;
--> statement-breakpoint
DO $$
DECLARE look_up regprocedure;
BEGIN
  FOREACH look_up IN ARRAY ARRAY[
    'find_club_by_slug(text)', 'find_confirmation(text)', 'find_api_key(text, timestamptz)',
    'find_session_actor(uuid, timestamptz)', 'list_clubs_of_user(uuid)', 'list_invitations_of_user(uuid)',
    'list_club_ids()', 'night_at(timestamptz, text)', 'list_clubs_before_night(timestamptz, uuid, integer)'
  ]::regprocedure[]
  LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', look_up);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO eintritt_app', look_up);
    EXECUTE format('ALTER FUNCTION %s OWNER TO eintritt_resolver', look_up);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM eintritt_resolver;
