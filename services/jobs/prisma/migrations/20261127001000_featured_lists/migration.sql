-- JB-02
CREATE TABLE "featured_list" (
    "id" UUID NOT NULL,
    "employer_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name_en" TEXT,
    "name_es" TEXT,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "featured_list_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "featured_position" (
    "list_id" UUID NOT NULL,
    "position_id" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,

    CONSTRAINT "featured_position_pkey" PRIMARY KEY ("list_id", "position_id")
);

CREATE UNIQUE INDEX "featured_list_slug_key" ON "featured_list"("slug");
CREATE INDEX "featured_list_employer_id_idx" ON "featured_list"("employer_id");
CREATE INDEX "featured_position_position_id_idx" ON "featured_position"("position_id");

-- the page of a city, by its name as feeds spell it
CREATE INDEX "facility_city_region_idx" ON "facility"("city", "region");

ALTER TABLE "featured_position" ADD CONSTRAINT "featured_position_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "featured_list"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "featured_position" ADD CONSTRAINT "featured_position_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE CASCADE ON UPDATE CASCADE;
