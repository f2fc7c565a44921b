CREATE TABLE "export_objects" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "export_objects_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "export_chunks" DROP CONSTRAINT "export_chunks_whole";--> statement-breakpoint
ALTER TABLE "export_chunks" ADD COLUMN "object_id" uuid;--> statement-breakpoint
ALTER TABLE "export_objects" ADD CONSTRAINT "export_objects_club_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_chunks" ADD CONSTRAINT "export_chunks_object_unique" UNIQUE("club_id","object_id");--> statement-breakpoint
ALTER TABLE "export_chunks" ADD CONSTRAINT "export_chunks_whole" CHECK (num_nonnulls("export_chunks"."data", "export_chunks"."object_id") = num_nonnulls("export_chunks"."byte_count"));--> statement-breakpoint
ALTER TABLE "export_objects" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "export_objects" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "club_isolation" ON "export_objects" TO eintritt_app
  USING (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid))
  WITH CHECK (club_id = (SELECT nullif(current_setting('app.club_id', true), '')::uuid));
