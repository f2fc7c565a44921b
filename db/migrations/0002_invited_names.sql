ALTER TABLE "club_users" ADD COLUMN "invited_first_name" text;--> statement-breakpoint
ALTER TABLE "club_users" ADD COLUMN "invited_last_name" text;