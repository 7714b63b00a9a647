-- AlterTable
ALTER TABLE "account" ADD COLUMN     "phone_replaced_at" TIMESTAMPTZ(3),
ADD COLUMN     "phone_type" TEXT,
ADD COLUMN     "wanted_phone" TEXT;

-- Until now a first number was called changed, too: which were is known no more
UPDATE "account" SET "phone_replaced_at" = "phone_changed_at";
