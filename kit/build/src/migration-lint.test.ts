import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lintMigration } from './migration-lint.ts'

const root = path.join(import.meta.dirname, '../../..')

/** Those before are of the first release: nothing runs beside them. */
const firstLinted = '20261130'

describe('a migration', () => {
  it('locks no table that people use, and takes nothing away from the release before', () => {
    const files = globSync('{services/*/prisma/{migrations,isolated/*},kit/*/migrations}/*/migration.sql', {
      cwd: root,
    })
    expect(files.length).toBeGreaterThan(10)
    const reasons = files.flatMap((file) => {
      const name = path.basename(path.dirname(file))
      return name < firstLinted ? [] : lintMigration(name, readFileSync(path.join(root, file), 'utf8'))
    })
    expect(reasons).toEqual([])
  })

  const fine = [
    'alter table position add column later text',
    'alter table position add column a int not null default 0, add column b text',
    'create table "thing" (id int primary key); create index thing_id on "thing" (id); alter table thing add check (id > 0)',
    'create unique index concurrently position_a on position (a)',
    'alter table position add constraint a_is check (a > 0) not valid',
    'alter table position validate constraint a_is',
    'alter table position add constraint a_key unique using index position_a',
    'alter table position drop constraint a_is, alter column a drop not null, alter column a drop default',
    "update position set a = 1 where a = 2; insert into place (name) values ('drop table position;')",
    '-- drop table position;\n/* truncate position; */ create function f() returns int as $$ delete from position; $$ language sql',
  ]
  it.each(fine)('may be: %s', (sql) => expect(lintMigration('20270101000000_later', sql)).toEqual([]))

  const refused: [sql: string, says: RegExp][] = [
    ['alter table position\n  add column a int not null', /give it a default/],
    ['alter table "position" alter column a set not null', /not valid/],
    ['alter table position alter column a type bigint', /rewrites/],
    ['alter table position add constraint a_is check (a > 0)', /not valid/],
    ['alter table position add foreign key (a) references place (id)', /not valid/],
    ['alter table position add constraint a_key unique (a)', /using index/],
    ['create index position_a on position (a)', /concurrently/],
    ['create table thing (id int); create unique index position_a on position (a)', /concurrently/],
    ['drop index position_a', /concurrently/],
    ['create index concurrently a on position (a); create index concurrently b on position (b)', /alone/],
    ['update position set a = 1', /background/],
    ['delete from position', /every row/],
    ['lock table position', /everybody out/],
  ]
  it.each(refused)('is refused: %s', (sql, says) => {
    for (const name of ['20270101000000_later', '20270101000000_contract_later'])
      expect(lintMigration(name, sql)).toEqual([expect.stringMatching(says)])
  })

  it.each([
    'drop table position',
    'alter table position drop column a',
    'alter table position drop a',
    'alter table position rename column a to b',
    'alter table position rename to job',
    'truncate position',
  ])('takes away in a release of its own alone: %s', (sql) => {
    expect(lintMigration('20270101000000_later', sql)).toHaveLength(1)
    expect(lintMigration('20270101000000_contract_later', sql)).toEqual([])
  })
})
