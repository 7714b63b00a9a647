-- Calls counted per minute over all instances of a service, under hashed keys. Unlogged: lost counts begin again at zero.
-- rate-limiter-flexible writes it, and deletes what expired an hour ago.
create unlogged table kit.rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on kit.rate_limit (expire);
