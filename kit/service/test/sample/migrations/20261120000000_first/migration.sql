create table note (
  id uuid primary key default uuidv7(),
  account_id uuid,
  text text not null,
  private text not null default 'kept',
  created_at timestamptz not null default now()
);
create table position_seen (id integer primary key, version integer not null, title text not null, epoch bigint not null);
create table effect (id uuid primary key default uuidv7(), what text not null);
create table person_seen (account_id uuid primary key);
