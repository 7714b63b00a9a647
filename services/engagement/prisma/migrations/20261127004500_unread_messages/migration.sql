-- Messages of before count as read.
ALTER TABLE "application" ADD COLUMN "unread_messages" INTEGER NOT NULL DEFAULT 0;
