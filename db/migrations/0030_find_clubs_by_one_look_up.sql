CREATE TABLE "club_slugs" (
	"club_id" uuid NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "club_slugs_pk" PRIMARY KEY("slug")
);
--> statement-breakpoint
ALTER TABLE "club_slugs" ADD CONSTRAINT "club_slugs_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_slugs_club_index" ON "club_slugs" USING btree ("club_id");--> statement-breakpoint
-- Club by club, because row-level security applies to the owner too.
DO $$
DECLARE
  named text := coalesce(current_setting('app.club_id', true), '');
  club uuid;
BEGIN
  FOR club IN SELECT list_club_ids() LOOP
    PERFORM set_config('app.club_id', club::text, true);
    INSERT INTO club_slugs (club_id, slug) SELECT id, slug FROM clubs WHERE id = club;
  END LOOP;
  PERFORM set_config('app.club_id', named, true);
END $$;
--> statement-breakpoint
ALTER TABLE "club_slugs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "club_slugs" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "club_isolation" ON "club_slugs" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));--> statement-breakpoint
GRANT SELECT ON "club_slugs" TO eintritt_resolver;--> statement-breakpoint
CREATE POLICY resolver_reads ON "club_slugs" FOR SELECT TO eintritt_resolver USING (true);--> statement-breakpoint
-- Look-ups in PL/pgSQL, because Citus plans no function of SQL with parameters. Each finds the club first and then names
-- it, so that one shard answers.
CREATE OR REPLACE FUNCTION find_club_by_slug(wanted text) RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  found_id uuid;
BEGIN
  SELECT club_id INTO found_id FROM club_slugs WHERE slug = wanted;
  -- A club that the version before created.
  IF NOT FOUND THEN
    SELECT id INTO found_id FROM clubs WHERE slug = wanted;
  END IF;
  RETURN found_id;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION find_form_version(wanted text) RETURNS TABLE (club_id uuid, version uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  club uuid := find_club_by_slug(wanted);
BEGIN
  RETURN QUERY SELECT v.club_id, v.version FROM form_versions v WHERE v.club_id = club;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION find_confirmation(wanted_hash text) RETURNS TABLE (club_id uuid, id uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN QUERY SELECT c.club_id, c.id FROM confirmations c WHERE c.token_hash = wanted_hash;
END $$;
--> statement-breakpoint
-- A session of the back office has no refresh token. It ends when it was not used for the club's `office_idle_hours`.
CREATE OR REPLACE FUNCTION find_session_actor(wanted_session uuid, at timestamptz)
RETURNS TABLE (user_id uuid, club_id uuid, role role, department_ids uuid[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  session sessions;
  is_of_api boolean;
BEGIN
  SELECT s.* INTO session FROM sessions s
  WHERE s.id = wanted_session AND s.revoked_at IS NULL AND s.expires_at > at;
  IF NOT FOUND THEN RETURN; END IF;
  is_of_api := EXISTS (SELECT FROM refresh_tokens r WHERE r.session_id = wanted_session);
  RETURN QUERY
    SELECT m.user_id, m.club_id, m.role, m.department_ids
    FROM club_users m JOIN clubs c ON c.id = m.club_id
    WHERE m.club_id = session.current_club_id AND m.user_id = session.user_id AND m.is_active
      AND (is_of_api OR session.last_used_at + make_interval(hours => c.office_idle_hours) > at);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_clubs_of_user(wanted_user uuid)
RETURNS TABLE (id uuid, slug text, name text, role role, last_sign_in_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN QUERY
    SELECT c.id, c.slug, c.name, m.role, m.last_sign_in_at
    FROM club_users m JOIN clubs c ON c.id = m.club_id
    WHERE m.user_id = wanted_user AND m.is_active
    ORDER BY m.last_sign_in_at DESC NULLS LAST, c.name;
END $$;
--> statement-breakpoint
-- The open invitations that all clubs sent to the address of an account.
CREATE OR REPLACE FUNCTION list_invitations_of_user(wanted_user uuid)
RETURNS TABLE (id uuid, club_id uuid, slug text, name text, role role, invited_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN QUERY
    SELECT i.id, c.id, c.slug, c.name, m.role, m.invited_at
    FROM users u
    JOIN users i ON lower(i.email) = lower(u.email) AND i.password_hash IS NULL
    JOIN club_users m ON m.user_id = i.id AND m.is_active
    JOIN clubs c ON c.id = m.club_id
    WHERE u.id = wanted_user AND u.password_hash IS NOT NULL AND u.email_confirmed_at IS NOT NULL
    ORDER BY m.invited_at DESC NULLS LAST, c.name;
END $$;
--> statement-breakpoint
-- Clubs with an id after `behind` whose nightly run is due and not finished, nor a later one; ordered by id.
CREATE OR REPLACE FUNCTION list_clubs_before_night(moment timestamptz, behind uuid, most integer)
RETURNS TABLE (club_id uuid, night date)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN QUERY
    SELECT c.id, night_at(moment, c.time_zone)
    FROM clubs c
    WHERE c.id > behind AND NOT EXISTS (
      SELECT FROM nightly_runs r
      WHERE r.club_id = c.id AND r.night >= night_at(moment, c.time_zone) AND r.finished_at IS NOT NULL
    )
    ORDER BY c.id LIMIT most;
END $$;
--> statement-breakpoint
-- Runs with the rights of the writer. A transaction may name another club by now, so it names the club of the row. On Citus
-- the table is a shard with a number behind its name, and a new value must not be made in ON CONFLICT.
CREATE OR REPLACE FUNCTION renew_form_version() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp
AS $$
DECLARE
  named text := current_setting('app.club_id', true);
  changed uuid;
  renewed uuid := gen_random_uuid();
BEGIN
  IF TG_TABLE_NAME ~ '^clubs(_[0-9]+)?$' THEN changed := coalesce(NEW.id, OLD.id);
  ELSE changed := coalesce(NEW.club_id, OLD.club_id);
  END IF;
  PERFORM set_config('app.club_id', changed::text, true);
  -- A club that is deleted with its rows has no version any more.
  INSERT INTO form_versions (club_id, version) SELECT id, renewed FROM clubs WHERE id = changed
  ON CONFLICT (club_id) DO UPDATE SET version = excluded.version;
  PERFORM set_config('app.club_id', coalesce(named, ''), true);
  RETURN NULL;
END $$;
