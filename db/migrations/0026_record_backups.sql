CREATE TABLE "backups" (
	"taken_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"rows" bigint NOT NULL,
	"bytes" bigint NOT NULL
);
