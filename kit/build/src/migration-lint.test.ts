import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lintMigration } from './migration-lint.ts'

const root = path.join(import.meta.dirname, '../../..')

/** Those before are of the first release: nothing runs beside them. */
const firstLinted = '20261129'

describe('a migration', () => {
  it('locks no table that people use, and takes nothing away from the release before', () => {
    const files = globSync('{services/*/prisma/{migrations,isolated/*},kit/*/migrations}/*/migration.sql', {
      cwd: root,
    })
    expect(files.length).toBeGreaterThan(8)
    const reasons = files.flatMap((file) => {
      const name = path.basename(path.dirname(file))
      return name < firstLinted ? [] : lintMigration(name, readFileSync(path.join(root, file), 'utf8'))
    })
    expect(reasons).toEqual([])
  })

  const lint = (sql: string, contract = ''): string[] =>
    lintMigration(`20270101000000_${contract}later`, sql).map((reason) => reason.replace(/^\w+: /, ''))

  it('may be whatever changes no row and no reader waits for', () => {
    const fine = [
      'alter table position add column later text',
      'alter table position add column a int not null default 0, add column b text',
      `alter table position add column a timestamptz not null default now(), add b text[] default array[]::text[],
         add c jsonb default '{}'::jsonb, add d int default -1, add e timestamptz default now() + interval '1 day'`,
      'alter table position add column twice int generated always as (a * 2) virtual',
      'create table "thing" (id int primary key); create index thing_id on "thing" (id); alter table public.thing add check (id > 0)',
      'create table thing (a int references place (id)); create unique index on thing (a); update thing set a = 1',
      'create unique index concurrently position_a on position (a)',
      'create index concurrently if not exists position_a on public."position" (a)',
      'drop index concurrently if exists position_a',
      'reindex index concurrently position_a',
      'alter table position add constraint a_is check (a > 0) not valid',
      'alter table position add constraint a_there not null a not valid',
      'alter table position add foreign key (a) references place (id) not valid, add check (a > 0) not valid',
      'alter table position validate constraint a_is, validate constraint a_there',
      'alter table position add constraint a_key unique using index position_a',
      'alter table position drop constraint a_is, alter column a drop not null, alter column a drop default',
      'alter table position alter a set default 1, alter a set statistics 500, set (fillfactor = 80)',
      "update position set a = 1 where a = 2; insert into place (name) values ('drop table position;')",
      'with gone as (delete from place where id < 3 returning name) insert into thing (name) select name from gone',
      '-- drop table position;\n/* truncate position; */ create function f() returns int as $$ delete from position; $$ language sql',
      'create function f() returns int language sql begin atomic; select 1; end; create or replace view v as select 1 as one',
      'create trigger t before insert on position for each row execute function f()',
      "create type kind as enum ('a'); alter type state add value 'later'; comment on table position is 'x'; analyze position",
      'alter index position_a rename to position_b',
    ]
    expect(fine.flatMap((sql) => lint(sql).map((reason) => ({ sql, reason })))).toEqual([])
  })

  it('is refused where it shuts people out, in a contract too', () => {
    const refused: [sql: string, ...says: RegExp[]][] = [
      ['alter table position\n  add column a int not null', /give it a default/],
      ['alter table if exists only "public"."position" add column a int not null', /give it a default/],
      ['alter table position add column k uuid not null default gen_random_uuid()', /default of its own/],
      ['alter table position add k float default random() * 2', /default of its own/],
      ['alter table position add k bigserial', /rewrites/],
      ['alter table position add k int generated always as identity', /rewrites/],
      ['alter table position add twice int generated always as (a * 2) stored', /rewrites/],
      ['alter table position add column a int references place', /not valid/],
      ['alter table position add column a int check (a > 0)', /not valid/],
      ['alter table position add column a int unique', /using index/],
      ['alter table "position" alter column a set not null', /not valid/],
      ['alter table position alter column a type bigint', /rewrites/],
      ['alter table "public"."position" alter column "a" set data type bigint', /rewrites/],
      ['alter table position alter a type text, alter b type text', /rewrites/, /rewrites/],
      ['alter table position set unlogged', /rewrites/],
      ['alter table position set tablespace fast', /rewrites/],
      ['alter table position add constraint a_is check (a > 0)', /not valid/],
      ['alter table position add foreign key (a) references place (id)', /not valid/],
      ['alter table position add foreign key (a) references place, add check (a > 0) not valid', /not valid/],
      ['alter table position add constraint a_is check (a > 0) not valid, validate constraint a_is', /alone/],
      ['alter table position add a int; alter table position validate constraint a_is', /alone/],
      ['alter table position add constraint a_key unique (a)', /using index/],
      ['alter table position add primary key (a)', /using index/],
      ['alter table position add constraint a_one exclude using gist (a with &&)', /make another table/],
      ['alter table position enable row level security', /not known/],
      ['alter table position disable trigger all', /not known/],
      ['create table part partition of position for values in (1)', /not known/],
      ['create index position_a on position (a)', /concurrently/],
      ['create index on position (a)', /concurrently/],
      ['create index on "public"."position" (a)', /concurrently/],
      ['create index concurrently on position (a)', /needs a name/],
      ['create table thing (id int); create unique index position_a on position (a)', /concurrently/],
      ['create table if not exists position (id int); create index a on position (id)', /concurrently/],
      ['create table kit.position (id int); create index a on position (id)', /concurrently/],
      ['drop index position_a', /concurrently/],
      ['create index concurrently a on position (a); create index concurrently b on position (b)', /alone/],
      ['update position set a = 1', /background/],
      ['update position set a = 1 where true', /background/],
      ['update "position" as p set a = 1 where 1 = 1', /background/],
      ['update position set a = place.id from place', /background/],
      ['with gone as (delete from position returning a) select a from gone', /every row/],
      ['delete from position', /every row/],
      ['lock table position', /everybody out/],
      ['vacuum full position', /everybody out/],
      ['reindex table position', /everybody out/],
      ["set lock_timeout = '1h'; alter table position add a int", /waits for locks/],
      ['commit; alter table position add a int', /waits for locks/],
      ['do $$ begin delete from position; end $$', /not known/],
      ['merge into position using place on true when matched then delete', /not known/],
    ]
    const wrong = refused.flatMap(([sql, ...says]) =>
      [lint(sql), lint(sql, 'contract_')]
        .filter((got) => got.length !== says.length || !says.every((one, at) => one.test(got[at]!)))
        .map((got) => ({ sql, got })),
    )
    expect(wrong).toEqual([])
  })

  it('takes away in a release of its own alone', () => {
    const takesAway = [
      'drop table position',
      'drop materialized view v',
      'drop function f(int)',
      'drop trigger t on position',
      'alter table position drop column a',
      'alter table position drop a',
      'alter table "public"."position" drop column if exists "a"',
      'alter table position rename column a to b',
      'alter table position rename to job',
      'alter view v rename to w',
      "alter type state rename value 'a' to 'b'",
      'alter table position set schema other',
      'revoke select on position from reader',
      'truncate position',
    ]
    const wrong = takesAway.filter((sql) => lint(sql).length !== 1 || lint(sql, 'contract_').length > 0)
    expect(wrong).toEqual([])
  })

  it('is SQL', () => {
    expect(lint('alter table position ad column a int')).toEqual([
      'is no SQL of PostgreSQL: syntax error at or near "ad"',
    ])
  })

  it('names the statement that it refuses, whatever stands before it', () => {
    expect(
      lintMigration('20270101000000_later', '-- für später;\nselect 1;\n-- äöü\nDROP  TABLE "position"'),
    ).toEqual(['20270101000000_later: "DROP TABLE "position"" takes it away'])
  })
})
