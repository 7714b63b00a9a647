alter table account add column no_shows_until timestamptz(3);
