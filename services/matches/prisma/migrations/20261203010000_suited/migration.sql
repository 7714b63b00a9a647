-- All by which a position suits somebody: whom it suits is found without reading a row of the table, of which those who live
-- near each other are in as many places. In place of "candidate_commute_box_idx", which the release before reads.
CREATE INDEX CONCURRENTLY "candidate_suited" ON "candidate"
USING gist (commute_box("latitude", "longitude", "reach"))
  INCLUDE ("account_id", "latitude", "longitude", "reach", "role", "offered", "weekend", "wage")
  WHERE "wants_new" AND "reach" IS NOT NULL AND "latitude" IS NOT NULL AND "longitude" IS NOT NULL;
