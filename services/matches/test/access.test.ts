import { accountChanged } from '@lunchpail/contracts/auth/events'
import { applicationMoved } from '@lunchpail/contracts/engagement/events'
import {
  countSuggestions,
  listSuggestions,
  saveSuggestions,
  setRanking,
} from '@lunchpail/contracts/matches/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { expect, vi } from 'vitest'
import { service } from '../src/service.ts'
import { applicant } from '../../../contracts/test/applicant.ts'
import { sentApplications, submittedPosition } from '../../../contracts/test/submission.ts'
import { alertsByText, candidate, position } from './factories.ts'

let decision: string

const preferences = {
  role: 0,
  shift: 0,
  wage: 15,
  weekend: true,
  commute_type: 3,
  commute_length: 30,
  shift_day: 4,
  shift_swing: 3,
  shift_night: 2,
} as const

accessTests(service, {
  seed: async (matches, account) => {
    await matches.publish(positionChanged, { things: [position({ id: 1 }), position({ id: 2 })] })
    const owner = matches.as(account)
    await matches.publish(candidateChanged, { things: [candidate({ ...alertsByText, id: account.id })] })
    await vi.waitFor(async () => expect((await owner.call(listSuggestions)).body.positions).toHaveLength(2))
    const { body } = await owner.call(saveSuggestions, {
      body: { id: 1, accepted: true, group: 'owners-own' },
    })
    decision = body[0]!
    await matches.publish(accountChanged, {
      things: [applicant({ id: account.id, job_alerts_enabled: true })],
    })
    const positions = [submittedPosition({ position_id: 3 })]
    await matches.publish(applicationChanged, sentApplications({ account_id: account.id, positions }))
    const withdrawn = { version: 2, position_id: 3, state: 2, withdrawn_at: '2026-11-20T16:00:00.000Z' }
    await matches.publish(applicationMoved, {
      things: [{ ...withdrawn, id: positions[0]!.application_id, account_id: account.id }],
    })
    await vi.waitFor(async () => {
      const text = `select from candidate join application using (account_id) join account_status using (account_id)
        join withdrawal using (account_id)
        where account_id = $1`
      expect((await matches.pool.query(text, [account.id])).rowCount).toBe(1)
    })
    const seen = (from: string) =>
      vi.waitFor(
        async () => expect((await matches.pool.query(`select from ${from}`)).rowCount).toBe(1),
        10_000,
      )
    await seen('candidate where wants_new')
    await matches.publish(positionChanged, { things: [position({ id: 4 })] })
    await seen('alert_due')
    await matches.pool.query(
      `insert into auto_apply (account_id, position_id, state, at) values ($1, 9, 'sent', now())`,
      [account.id],
    )
    await owner.call(setRanking, { body: { personal: 1 } })
    await owner.call(countSuggestions)
    return { marks: [decision, 'owners-own'] }
  },
  calls: () => ({
    'matches.suggestion.list': { query: { matches: '1' } },
    'matches.suggestion.count': {},
    'matches.suggestion.save': { body: { id: 2, accepted: true } },
    'matches.suggestion.delete': { params: { id: decision } },
    'matches.ranking.get': {},
    'matches.ranking.set': { body: { personal: 1 } },
    'matches.suggestion.why': { query: { p: '2' } },
    'matches.suggestion.costs': { body: preferences },
    'matches.saved.list': {},
    'matches.saved.ids': {},
    'matches.saved.add': { body: { positions: [2] } },
    'matches.saved.remove': { params: { id: '1' } },
  }),
})
