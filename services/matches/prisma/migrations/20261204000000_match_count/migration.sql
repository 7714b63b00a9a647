-- CreateTable
CREATE TABLE "match_count" (
    "account_id" UUID NOT NULL,
    "matches" INTEGER NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "match_count_pkey" PRIMARY KEY ("account_id")
);

-- The square of the map that a place is in: the same as `cellsWithin` of contracts/src/jobs/rules/cells.ts.
CREATE FUNCTION "cell_of"("latitude" double precision, "longitude" double precision, "per_degree" integer)
RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (floor((latitude + 90) * per_degree) * 360 * per_degree + floor((longitude + 180) * per_degree))::int
$$;
