-- Sessions from before have no end: theirs counts from when they were opened (domain/session-life.ts).
UPDATE "session" s
SET "ends_at" = s."created_at" + CASE WHEN a."type" = 'applicant' THEN INTERVAL '180 days' ELSE INTERVAL '14 days' END
FROM "account" a
WHERE a."id" = s."account_id" AND s."ends_at" IS NULL AND s."ended_at" IS NULL;
