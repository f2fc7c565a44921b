CREATE TABLE "nightly_runs" (
	"club_id" uuid NOT NULL,
	"night" date NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "nightly_runs_pk" PRIMARY KEY("club_id","night")
);
--> statement-breakpoint
ALTER TABLE "nightly_runs" ADD CONSTRAINT "nightly_runs_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nightly_runs" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "nightly_runs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "club_isolation" ON "nightly_runs" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "resolver_reads" ON "nightly_runs" FOR SELECT TO eintritt_resolver USING (true);
--> statement-breakpoint
GRANT SELECT ON "nightly_runs" TO eintritt_resolver;
--> statement-breakpoint
GRANT USAGE, CREATE ON SCHEMA public TO eintritt_resolver;
--> statement-breakpoint
-- A night begins at two o'clock on the clubs' walls, which every day has once or skips: neither the night that
-- lacks an hour nor the one that repeats it comes twice. A zone that this server does not know counts as UTC.
CREATE FUNCTION night_at(moment timestamptz, zone text) RETURNS date
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN ((moment AT TIME ZONE zone) - interval '2 hours')::date;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN ((moment AT TIME ZONE 'UTC') - interval '2 hours')::date;
END $$;
--> statement-breakpoint
-- Clubs with ids behind "behind" whose night has begun and is not done, nor any later one; in the order of ids.
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
DO $$
DECLARE look_up regprocedure;
BEGIN
  FOREACH look_up IN ARRAY ARRAY[
    'night_at(timestamptz, text)', 'list_clubs_before_night(timestamptz, uuid, integer)'
  ]::regprocedure[]
  LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', look_up);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO eintritt_app', look_up);
    EXECUTE format('ALTER FUNCTION %s OWNER TO eintritt_resolver', look_up);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM eintritt_resolver;
