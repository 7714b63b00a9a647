import { shiftBit, shifts } from '@lunchpail/contracts/jobs/enumerations'
import { offeredShifts } from '@lunchpail/contracts/matches/rules/score'
import type { Bind } from '@lunchpail/kit-database/statement'
import type { Candidate } from './find-candidate.ts'

/** Bits of the shifts that a candidate may be offered. */
export const offeredBits = (candidate: Pick<Candidate, 'shift' | 'ratings'>): number =>
  offeredShifts(candidate).reduce<number>((bits, shift) => bits | shiftBit[shift], 0)
const everyShift = shifts.reduce<number>((bits, shift) => bits | shiftBit[shift], 0)

/** What a person wishes: what they would have to change for a position to pass. */
const wishes = ['role', 'shift', 'weekend', 'wage'] as const
export type Wish = (typeof wishes)[number]

/** Each condition between a position `p` and what a candidate wants: a value, or a column of theirs. */
const wanted = {
  role: (role: string) => `p.role & ${role} <> 0`,
  shift: (offered: string) => `(p.shifts = 0 or p.shifts & ${offered} <> 0)`,
  noWeekend: 'not p.weekend',
  wage: (wage: string) => `coalesce(p.wage_to, p.wage_from, ${wage}) >= ${wage}`,
}

/**
 * A wish as a condition on a position; null where every position passes, so that there is one prepared statement for each set
 * of conditions. `fits` of contracts/test compares the same.
 */
export const wishSql: Readonly<Record<Wish, (candidate: Candidate, bind: Bind) => string | null>> = {
  role: ({ role }, bind) => (role === 0 ? null : wanted.role(bind(role, 'int'))),
  shift: (candidate, bind) => {
    const offered = offeredBits(candidate)
    return offered === everyShift ? null : wanted.shift(bind(offered, 'int'))
  },
  weekend: ({ weekend }) => (weekend ? null : wanted.noWeekend),
  wage: ({ wage }, bind) => wanted.wage(bind(wage, 'float8')),
}

/** Those that rule anything out. */
export const wishesSql = (candidate: Candidate, bind: Bind): (readonly [Wish, string])[] =>
  wishes.flatMap((wish) => {
    const sql = wishSql[wish](candidate, bind)
    return sql === null ? [] : [[wish, sql] as const]
  })

/** The conditions of a match, apart from the commute. */
export const conditionsSql = (candidate: Candidate, bind: Bind): string[] => [
  'p.open',
  ...wishesSql(candidate, bind).map(([, sql]) => sql),
]

/** The same of many candidates `c` at once. */
export const conditionsOfAllSql: readonly string[] = [
  'p.open',
  `(c.role = 0 or ${wanted.role('c.role')})`,
  wanted.shift('c.offered'),
  `(c.weekend or ${wanted.noWeekend})`,
  wanted.wage('c.wage'),
]

/** What a person applied to, but for what they withdrew from at `since` or before: that they may apply to again. */
export const appliedSql = (account: string, since: string): string =>
  `select a.position_id from application a where a.account_id = ${account} and not exists (
     select from withdrawal w where w.account_id = a.account_id and w.position_id = a.position_id
       and w.withdrawn_at >= coalesce(a.submitted_at, '-infinity') and w.withdrawn_at <= ${since})`

/** Leaves out what was applied to or decided on. A list, which Postgres hashes, is faster than a join. */
export const notIn = (account: string, since: string, decided: 'any' | 'passed'): string =>
  `p.id not in (${appliedSql(account, since)}
     union all select position_id from decision where account_id = ${account}${decided === 'passed' ? ' and not accepted' : ''})`

/** The same of many candidates `c` at once. */
export const notInOfAll = (since: string): string =>
  `not exists (select from (${appliedSql('c.account_id', since)}) as applied where applied.position_id = p.id)
   and not exists (select from decision d where d.account_id = c.account_id and d.position_id = p.id)`

/** Of auto-apply: the person is told of the job by what it sends or asks, now or once it is on its way. */
export const toldByAutoApply = `state in ('chosen', 'sent', 'asked')`
