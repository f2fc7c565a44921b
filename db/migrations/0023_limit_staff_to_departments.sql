ALTER TABLE "export_jobs" ADD COLUMN "department_ids" uuid[];--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "department_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "club_users" ADD COLUMN "department_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "club_users" ADD CONSTRAINT "club_users_limited_role" CHECK ("club_users"."department_ids" = '{}' or "club_users"."role" in ('Clerk', 'Viewer'));--> statement-breakpoint
-- Club by club, because row-level security applies to the owner too.
DO $$
DECLARE
  named text := coalesce(current_setting('app.club_id', true), '');
  club uuid;
BEGIN
  FOR club IN SELECT list_club_ids() LOOP
    PERFORM set_config('app.club_id', club::text, true);
    UPDATE submissions SET department_ids = named_departments.ids
    FROM (
      SELECT submission_id, array_agg(DISTINCT department_id ORDER BY department_id) AS ids
      FROM (
        SELECT submission_id, department_id FROM submission_departments WHERE club_id = club
        UNION ALL
        SELECT submission_id, (wished #>> '{}')::uuid FROM submission_changes,
          LATERAL (
            SELECT jsonb_path_query(wishes, '$.departmentIds[*]')
            UNION ALL SELECT jsonb_path_query(wishes, '$.familyMembers[*].departmentIds[*]')
          ) AS wishes_of (wished)
        WHERE club_id = club
      ) AS every_department
      GROUP BY submission_id
    ) AS named_departments
    WHERE submissions.club_id = club AND submissions.id = named_departments.submission_id;
  END LOOP;
  PERFORM set_config('app.club_id', named, true);
END $$;
--> statement-breakpoint
CREATE INDEX "submissions_departments_index" ON "submissions" USING gin ("department_ids");--> statement-breakpoint
-- The transactions of a limited user run as eintritt_limited, a member of eintritt_app: the policies below restrict only
-- them, so plans for everyone else stay as they are. Without the setting they see nothing.
CREATE POLICY "department_limit" ON "submissions" AS RESTRICTIVE TO eintritt_limited
  USING (department_ids && (SELECT nullif(current_setting('app.department_ids', true), '')::uuid[]));--> statement-breakpoint
-- A file is for users who may see all that its requester could see; null, the file of an unlimited user, is for no limited one.
CREATE POLICY "department_limit" ON "export_jobs" AS RESTRICTIVE TO eintritt_limited
  USING (department_ids <@ (SELECT nullif(current_setting('app.department_ids', true), '')::uuid[]));--> statement-breakpoint
-- Parts of a submission are visible with it. Only for reading: one statement inserts a submission and its parts, and the
-- submission is not visible yet then.
DO $$
DECLARE part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['submission_memberships', 'submission_changes', 'submission_cancellations',
    'submission_bank_accounts', 'submission_signatures', 'submission_departments', 'submission_history',
    'submission_notes', 'submission_questions', 'submission_files', 'family_members', 'guardians', 'confirmations']
  LOOP
    EXECUTE format('CREATE POLICY department_limit ON %1$I AS RESTRICTIVE FOR SELECT TO eintritt_limited
      USING (submission_id IS NULL OR EXISTS (SELECT FROM submissions
        WHERE submissions.club_id = %1$I.club_id AND submissions.id = %1$I.submission_id))', part);
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION find_session_actor(uuid, timestamptz);--> statement-breakpoint
-- A session of the back office has no refresh token. It ends when it was not used for the club's `office_idle_hours`.
CREATE FUNCTION find_session_actor(wanted_session uuid, at timestamptz)
RETURNS TABLE (user_id uuid, club_id uuid, role role, department_ids uuid[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT s.user_id, s.current_club_id, m.role, m.department_ids
  FROM sessions s
  JOIN club_users m ON m.club_id = s.current_club_id AND m.user_id = s.user_id AND m.is_active
  JOIN clubs c ON c.id = s.current_club_id
  WHERE s.id = wanted_session AND s.revoked_at IS NULL AND s.expires_at > at
    AND (s.last_used_at + make_interval(hours => c.office_idle_hours) > at
      OR EXISTS (SELECT FROM refresh_tokens r WHERE r.session_id = s.id))
$$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO eintritt_resolver;--> statement-breakpoint
REVOKE ALL ON FUNCTION find_session_actor(uuid, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_session_actor(uuid, timestamptz) TO eintritt_app;--> statement-breakpoint
ALTER FUNCTION find_session_actor(uuid, timestamptz) OWNER TO eintritt_resolver;--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM eintritt_resolver;
