-- CreateTable
CREATE TABLE "company_text" (
    "employer_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_text_pkey" PRIMARY KEY ("employer_id")
);
