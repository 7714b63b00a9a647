import { describe, expect, it } from 'vitest'
import { withFault } from './fault.ts'
import { ownFaults } from './own-faults.ts'

/** Each fault of a source, by what stands there and what comes in its place. */
const faultsOf = (source: string): string[] =>
  ownFaults(source, 'a.ts').map(
    ({ start, end, kind, replacement }) => `${kind}: ${source.slice(start, end)} → ${replacement}`,
  )

describe('faults that Stryker does not know', () => {
  it('take out the conditions of SQL one at a time, those of its pieces too', () => {
    const source = `import { binder } from '@lunchpail/kit-database/statement'
      conditions.push('not p.weekend')
      const text = sql\`select 1 from t where a = \${bind(one.a)} and b = 2\``
    expect(faultsOf(source).toSorted()).toEqual([
      "Call: conditions.push('not p.weekend') → {}",
      'Condition: a = ${bind(one.a)} → true',
      'Condition: b = 2 → true',
      'Condition: not p.weekend → true',
    ])
  })

  it('take out the conditions of Prisma, but the only one of a call for one row', () => {
    const many = 'await tx.invite.findMany({ where: { id, state: "open" } })'
    const updated = 'const { count } = await tx.invite.updateMany({ where: { id }, data: {} })'
    const one = 'const found = await tx.invite.findUnique({ where: { id } })'
    expect(
      faultsOf(many)
        .filter((fault) => fault.startsWith('Condition'))
        .toSorted(),
    ).toEqual(['Condition: id → ...{}', 'Condition: state: "open" → ...{}'])
    expect(faultsOf(updated)).toEqual(['Condition: id → ...{}'])
    expect(faultsOf(one)).toEqual([])
  })

  it('leave out one effect of several', () => {
    const source = 'const save = async () => { await first(); second(); return third() }'
    expect(faultsOf(source).toSorted()).toEqual(['Call: await first(); → {}', 'Call: second(); → {}'])
    const [fault] = ownFaults(source, 'a.ts').toSorted((one, other) => one.start - other.start)
    expect(withFault(source, fault!)).toBe('const save = async () => { {} second(); return third() }')
  })
})
