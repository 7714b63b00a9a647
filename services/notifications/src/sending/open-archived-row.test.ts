import { expect, it } from 'vitest'
import { openArchivedRow } from './open-archived-row.ts'

const candidate = '0199c0de-0000-7000-8000-000000000001'
const application = '0199c0de-0000-7000-8000-000000000002'
const inArchive = (template: string, values: object) =>
  openArchivedRow({ open: async (sealed) => JSON.parse(sealed) as unknown })('message', {
    template,
    cause: `another-time ${application}`,
    names_id: candidate,
    sealed_values: JSON.stringify(values),
  })
const person = 'Rosa Diaz'

it('[BY-04] [AU-26] a manager’s archive names no candidate and no colleague, whoever downloads it', async () => {
  const rows = [
    await inArchive('desk-notice', {
      what: 'time-picked',
      company_name: 'Harbor & Pine',
      count: 1,
      roles: [],
      candidate_id: candidate,
      first_name: person,
      application_id: application,
    }),
    await inArchive('join-request', { what: 'join-asked', company: 'Harbor & Pine', person, to: 'a@site' }),
    await inArchive('manager-notice', { what: 'invited', company: 'Harbor & Pine', person, to: 'a@site' }),
    await inArchive('messages-reported', { by: 'manager', reason: person, last: person, application }),
  ]
  expect(rows.map(({ values }) => values)).toEqual([
    { what: 'time-picked', company_name: 'Harbor & Pine', count: 1, roles: [] },
    { what: 'join-asked', company: 'Harbor & Pine' },
    { what: 'invited', company: 'Harbor & Pine' },
    { by: 'manager' },
  ])
  // what is sealed is left out by the collector
  const opened = JSON.stringify(rows.map(({ sealed_values: _sealed, ...row }) => row))
  for (const named of [person, candidate, application]) expect(opened).not.toContain(named)
})

it('[BY-04] a candidate’s has what was written to them, without the account of whoever wrote it', async () => {
  const written = { from: person, message: 'Gate 3, please.', secret: 'of a link' }
  const row = await inArchive('message-notice', written)
  expect(row['values']).toEqual({ from: person, message: 'Gate 3, please.' })
  expect(row).not.toHaveProperty('names_id')
  expect((await inArchive('messages-reported', { by: 'candidate', last: 'Bye' }))['values']).toEqual({
    by: 'candidate',
    last: 'Bye',
  })
})
