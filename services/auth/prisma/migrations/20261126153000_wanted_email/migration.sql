ALTER TABLE "account" ADD COLUMN "wanted_email" TEXT;
