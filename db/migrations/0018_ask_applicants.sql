ALTER TYPE "public"."answer_purpose" ADD VALUE 'Ask';--> statement-breakpoint
ALTER TYPE "public"."email_template_type" ADD VALUE 'MembershipQuestion' BEFORE 'MembershipAccepted';--> statement-breakpoint
ALTER TYPE "public"."email_template_type" ADD VALUE 'ChangeQuestion' BEFORE 'ChangeAccepted';--> statement-breakpoint
ALTER TYPE "public"."email_template_type" ADD VALUE 'CancellationQuestion' BEFORE 'CancellationAccepted';--> statement-breakpoint
ALTER TYPE "public"."submit_history_type" ADD VALUE 'QuestionAsked';--> statement-breakpoint
ALTER TYPE "public"."submit_history_type" ADD VALUE 'QuestionAnswered';--> statement-breakpoint
ALTER TYPE "public"."submit_history_type" ADD VALUE 'QuestionClosed';--> statement-breakpoint
ALTER TYPE "public"."webhook_event_type" ADD VALUE 'QuestionAnswered' BEFORE 'Test';--> statement-breakpoint
CREATE TABLE "submission_questions" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by_kind" "actor_kind" NOT NULL,
	"asked_by_id" uuid,
	"remind_on" date,
	"reminded_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "submission_questions_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "submission_questions_answered" CHECK (("submission_questions"."answer" is null) = ("submission_questions"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "submission_questions" ADD CONSTRAINT "submission_questions_submission_fk" FOREIGN KEY ("club_id","submission_id") REFERENCES "public"."submissions"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_questions_submission_index" ON "submission_questions" USING btree ("club_id","submission_id","asked_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_questions_open_unique" ON "submission_questions" USING btree ("club_id","submission_id") WHERE "submission_questions"."answered_at" is null and "submission_questions"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "submission_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "submission_questions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "club_isolation" ON "submission_questions" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
