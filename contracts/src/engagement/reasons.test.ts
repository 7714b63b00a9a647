import { expect, it } from 'vitest'
import { reportPosition } from '../jobs/report-api.ts'
import { withdrawApplication } from './api.ts'
import { contestNoShow, sendFeedback } from './interviews-api.ts'
import { reportMessages } from './messages-api.ts'

it('[BY-27] [EN-03] what a candidate gives as a reason can be seen, also in several lines', () => {
  const taken = (reason: string): readonly string[] =>
    [
      contestNoShow.body.safeParse({ reason }),
      sendFeedback.body.safeParse({ feedback_state: 2, feedback_reason: reason }),
      withdrawApplication.body.safeParse({ state: 'rejected', reason: 'withdrawn', reason_other: reason }),
      reportMessages.body.safeParse({ reason }),
      reportPosition.body.safeParse({ reason: 'other', note: reason }),
    ].map(({ success, error }) => (success ? 'taken' : error.issues.map(({ message }) => message).join()))
  expect(new Set(taken('I was there.\nAsk Dana.'))).toEqual(new Set(['taken']))
  expect(new Set(taken('\u200b\u200d\u2060\ufeff\u200b\u200d'))).toEqual(new Set(['account.name-characters']))
})
