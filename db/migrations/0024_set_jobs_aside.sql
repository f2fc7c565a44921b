CREATE TABLE "suspect_jobs" (
	"queue" text NOT NULL,
	"payload" jsonb NOT NULL,
	"group_id" text,
	"singleton_key" text,
	"deaths" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"set_aside_at" timestamp (3) with time zone,
	CONSTRAINT "suspect_jobs_pk" PRIMARY KEY("queue","payload")
);
