import { describe, expect, it } from 'vitest'
import { sqlConditions } from './sql-conditions.ts'

const found = (sql: string): string[] => sqlConditions(sql).map(({ start, end }) => sql.slice(start, end))

describe('the conditions of a piece of SQL', () => {
  it('are each found, at its own level, up to what ends it', () => {
    const cases: Record<string, string[]> = {
      'select id from t where a = 1 and b is distinct from $2 order by a': ['a = 1', 'b is distinct from $2'],
      'update t set a = 1 where b = 2 or c returning id': ['b = 2', 'c'],
      'select 1 from t join u on u.id = t.id and not u.closed left join v on v.id = u.id limit 5': [
        'u.id = t.id',
        'not u.closed',
        'v.id = u.id',
      ],
      "delete from t where at between $1 and $2 and name <> 'and or'": [
        'at between $1 and $2',
        "name <> 'and or'",
      ],
      'select 1 from t where (a = 1 or b = 2) and c': ['a = 1', 'b = 2', '(a = 1 or b = 2)', 'c'],
      'select 1 from t where id in (select id from u where x and y) for update': [
        'x',
        'y',
        'id in (select id from u where x and y)',
      ],
      "select count(*) filter (where state = 'open')::int, case when a > 1 then b else c end from t": [
        "state = 'open'",
        'a > 1',
      ],
      'insert into t (a, b) values (1, 2) on conflict (a) do update set b = 2 where t.b < 2': ['t.b < 2'],
      // a piece of one, which is joined elsewhere
      'p.open and not p.closed': ['p.open', 'not p.closed'],
      'select coalesce(a, b), count(*) from t': [],
      'select 1 from t where true and a': ['a'],
    }
    expect(Object.fromEntries(Object.keys(cases).map((sql) => [sql, found(sql)]))).toEqual(cases)
  })
})
