-- "candidate_suited" has all of it.
DROP INDEX CONCURRENTLY IF EXISTS "candidate_commute_box_idx";
