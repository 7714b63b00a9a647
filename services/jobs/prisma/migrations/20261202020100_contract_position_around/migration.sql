-- "position_fit_around" has all of it.
DROP INDEX CONCURRENTLY IF EXISTS "position_around";
