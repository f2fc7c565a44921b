CREATE TABLE "form_versions" (
	"club_id" uuid NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "form_versions_pk" PRIMARY KEY("club_id")
);
--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "form_versions" ("club_id") SELECT list_club_ids();--> statement-breakpoint
ALTER TABLE "form_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "form_versions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "club_isolation" ON "form_versions" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
--> statement-breakpoint
-- Runs with the rights of the writer. A transaction may name another club by now, so it names the club of the row.
CREATE FUNCTION renew_form_version() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp
AS $$
DECLARE
  named text := current_setting('app.club_id', true);
  changed uuid;
BEGIN
  IF TG_TABLE_NAME = 'clubs' THEN changed := coalesce(NEW.id, OLD.id);
  ELSE changed := coalesce(NEW.club_id, OLD.club_id);
  END IF;
  PERFORM set_config('app.club_id', changed::text, true);
  -- A club that is deleted with its rows has no version any more.
  INSERT INTO form_versions (club_id) SELECT id FROM clubs WHERE id = changed
  ON CONFLICT (club_id) DO UPDATE SET version = gen_random_uuid();
  PERFORM set_config('app.club_id', coalesce(named, ''), true);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred to the commit: the row of the version is locked for a moment only, and after all other rows, so two
-- transactions never wait for each other. A migration that changes rows of such a table and then the table itself needs
-- SET CONSTRAINTS ALL IMMEDIATE in between.
DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY[
    'clubs', 'club_images', 'membership_forms', 'further_forms', 'cancellation_forms', 'form_designs', 'consents',
    'data_privacy_settings', 'department_settings', 'departments', 'memberships', 'membership_department_prices',
    'membership_surcharges', 'custom_fields'
  ]
  LOOP
    EXECUTE format(
      'CREATE CONSTRAINT TRIGGER renew_form_version AFTER INSERT OR UPDATE OR DELETE ON %I
         DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_form_version()',
      shown
    );
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT ON "form_versions" TO eintritt_resolver;--> statement-breakpoint
CREATE POLICY resolver_reads ON "form_versions" FOR SELECT TO eintritt_resolver USING (true);--> statement-breakpoint
CREATE FUNCTION find_form_version(wanted text) RETURNS TABLE (club_id uuid, version uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT c.id, v.version FROM clubs c JOIN form_versions v ON v.club_id = c.id WHERE c.slug = wanted $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO eintritt_resolver;--> statement-breakpoint
REVOKE ALL ON FUNCTION find_form_version(text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_form_version(text) TO eintritt_app;--> statement-breakpoint
ALTER FUNCTION find_form_version(text) OWNER TO eintritt_resolver;--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM eintritt_resolver;
