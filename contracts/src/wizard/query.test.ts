import { expect, it } from 'vitest'
import { readStartQuery } from './query.ts'

const read = (query: string) => readStartQuery(new URLSearchParams(query))
const nothing = {
  handle: null,
  positions: [],
  suggested: [],
  intro: null,
  opensFirstJob: false,
  fromSuggestion: false,
  resumeReload: false,
  adSource: null,
  adClick: null,
  clicks: {},
  utm: {},
  step: null,
}

it('[WZ-03] reads every parameter of the application', () => {
  expect(
    read(
      'usr=ana@x.com&p=7,8&sp=9&sn=2&br=1&from_sug=1&resume_reload=1&ccast-source=ads&ccuid=u1&utm_medium=matches-saved&utm_other=x&step=5',
    ),
  ).toEqual({
    handle: 'ana@x.com',
    positions: [7, 8],
    suggested: [9],
    intro: 2,
    opensFirstJob: true,
    fromSuggestion: true,
    resumeReload: true,
    adSource: 'ads',
    adClick: 'u1',
    clicks: {},
    utm: { medium: 'matches-saved' },
    step: 'history',
  })
})

it('[WZ-03] takes of each parameter what it may hold', () => {
  const rows: [string, Partial<ReturnType<typeof read>>][] = [
    ['', {}],
    ['sn=0&p=7', { intro: 0, positions: [7] }],
    ['sn=1', {}],
    ['sn=', {}],
    ['p=7,7,x,-1,0,1.5,08,1234567890,', { positions: [7, 8] }],
    ['p=7%2C8', { positions: [7, 8] }],
    ['br', { opensFirstJob: true }],
    ['br=0&from_sug=false', {}],
    ['from_sug=yes', { fromSuggestion: true }],
    ['usr=%20', {}],
    ['usr=ana+jobs@x.com', { handle: 'ana+jobs@x.com' }],
    ['usr=%2B1 212', { handle: '+1 212' }],
    ['step=996', {}],
    ['step=STEP_SKILLS', { step: 'skills' }],
    ['step=shifts', { step: 'shifts' }],
    ['unknown=1', {}],
  ]
  for (const [query, told] of rows) expect.soft(read(query), `"${query}"`).toEqual({ ...nothing, ...told })
})

it('[WZ-03] takes as many positions as an application may name', () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1)
  expect(read(`p=${ids.join(',')}`).positions).toEqual(ids.slice(0, 50))
})
