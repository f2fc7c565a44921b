-- Counters of the rate limiter: lost on a crash, which only resets the limits.
CREATE UNLOGGED TABLE "rate_limits" (
  "key" varchar(255) PRIMARY KEY,
  "points" integer NOT NULL DEFAULT 0,
  "expire" bigint
);
--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" ("expire");
--> statement-breakpoint
-- Every club's table: rows of the club that the transaction names, no rows where it names none.
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
-- The look-ups that come before a club is known. They run as eintritt_resolver, which sees only
-- the tables named here, and answer with ids, never with people.
CREATE POLICY "resolver_reads" ON "clubs" FOR SELECT TO eintritt_resolver USING (true);
--> statement-breakpoint
CREATE POLICY "resolver_reads" ON "club_users" FOR SELECT TO eintritt_resolver USING (true);
--> statement-breakpoint
CREATE POLICY "resolver_reads" ON "api_keys" FOR SELECT TO eintritt_resolver USING (true);
--> statement-breakpoint
CREATE POLICY "resolver_reads" ON "confirmations" FOR SELECT TO eintritt_resolver USING (true);
--> statement-breakpoint
GRANT USAGE, CREATE ON SCHEMA public TO eintritt_resolver;
--> statement-breakpoint
GRANT SELECT ON "clubs", "club_users", "api_keys", "confirmations", "sessions", "users" TO eintritt_resolver;
--> statement-breakpoint
CREATE FUNCTION find_club_by_slug(wanted text) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT id FROM clubs WHERE slug = wanted $$;
--> statement-breakpoint
CREATE FUNCTION find_confirmation(wanted_hash text) RETURNS TABLE (club_id uuid, id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT c.club_id, c.id FROM confirmations c WHERE c.token_hash = wanted_hash $$;
--> statement-breakpoint
CREATE FUNCTION find_api_key(wanted_hash text, at timestamptz)
RETURNS TABLE (club_id uuid, id uuid, role role)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT k.club_id, k.id, k.role FROM api_keys k
  WHERE k.key_hash = wanted_hash AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > at)
$$;
--> statement-breakpoint
CREATE FUNCTION find_session_actor(wanted_session uuid, at timestamptz)
RETURNS TABLE (user_id uuid, club_id uuid, role role)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT s.user_id, s.current_club_id, m.role
  FROM sessions s
  JOIN club_users m ON m.club_id = s.current_club_id AND m.user_id = s.user_id AND m.is_active
  WHERE s.id = wanted_session AND s.revoked_at IS NULL AND s.expires_at > at
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
CREATE FUNCTION list_club_ids() RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT id FROM clubs ORDER BY id $$;
--> statement-breakpoint
DO $$
DECLARE look_up regprocedure;
BEGIN
  FOREACH look_up IN ARRAY ARRAY[
    'find_club_by_slug(text)', 'find_confirmation(text)', 'find_api_key(text, timestamptz)',
    'find_session_actor(uuid, timestamptz)', 'list_clubs_of_user(uuid)', 'list_club_ids()'
  ]::regprocedure[]
  LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', look_up);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO eintritt_app', look_up);
    EXECUTE format('ALTER FUNCTION %s OWNER TO eintritt_resolver', look_up);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM eintritt_resolver;
