-- Interviews that ended before their end was kept on the application: they need feedback.
UPDATE "application" a SET "had_interview" = true
WHERE a."state" = 1 AND NOT a."had_interview"
  AND EXISTS (SELECT FROM "invite" i JOIN "interview_outcome" o ON o."invite_id" = i."id"
    WHERE i."application_id" = a."id" AND i."state" = 'closed' AND o."outcome" = 0)
  AND NOT EXISTS (SELECT FROM "invite" i WHERE i."application_id" = a."id" AND i."state" = 'open');
