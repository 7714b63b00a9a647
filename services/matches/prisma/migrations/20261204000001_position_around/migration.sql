-- All that a deck filters and scores by: what is around a home is found without reading a row of the table.
CREATE INDEX CONCURRENTLY "position_around" ON "position" (cell_of("latitude", "longitude", 10))
  INCLUDE ("id", "posted", "latitude", "longitude", "wage_from", "wage_to", "experience_months", "skill_set_id", "role", "shifts",
    "attributes", "weekend", "overtime")
  WHERE "open";
