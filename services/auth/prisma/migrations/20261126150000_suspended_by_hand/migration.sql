ALTER TABLE "account" ADD COLUMN "suspended_by_hand" BOOLEAN NOT NULL DEFAULT false;
