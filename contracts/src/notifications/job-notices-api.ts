import * as z from 'zod/mini'
import { anybody, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { csrf, positionId } from '../fields/request-fields.ts'
import { line, upTo } from '../fields/texts.ts'

/** Closed jobs that one address may wait for. */
export const maxJobNotices = 50

/**
 * `asked`: the address was typed, and is not confirmed; `waiting`: it is written to when a job opens; `stopped`: nothing goes there,
 * by the button or as our emails were stopped.
 */
export const jobNoticeStates = ['asked', 'waiting', 'stopped'] as const

/**
 * Behind the link of the email to an address that was typed. Opening it does nothing; `wanted` and `stop` are the buttons
 * of its page, about all jobs for which the address was typed. A job that has opened meanwhile is not among them, and the link of one
 * is `link-invalid` then.
 */
export const answerJobNotice = endpoint({
  name: 'notifications.job-notice.answer',
  owner: 'notifications',
  method: 'POST',
  path: '/api/job-notice/',
  summary:
    'The closed jobs for which an address was typed, by the signed link of an email; wants or ends the emails about them.',
  access: anybody,
  perMinute: 60,
  countsNetwork: true,
  body: z.object({ ...csrf, token: upTo(200), answer: z.optional(z.enum(['wanted', 'stop'])) }),
  answers: {
    200: z.object({
      state: z.enum(jobNoticeStates),
      jobs: listOf(z.object({ id: z.number(), title: line, company: line, place: line }), maxJobNotices),
    }),
  },
  errors: ['link-invalid'],
})

/** For the page of a closed job. */
export const ownJobNotice = endpoint({
  name: 'notifications.own-job-notice.get',
  owner: 'notifications',
  method: 'POST',
  path: '/api/own-job-notice/',
  summary:
    'Whether the signed-in person is written to when a closed job opens again; with `stop`, no longer.',
  access: signedIn,
  perMinute: 60,
  body: z.object({ ...csrf, position: positionId, stop: z.optional(z.literal(true)) }),
  answers: {
    200: z.object({
      asked: z.boolean(),
      /** the address of the account is proven: a press is enough, also after a stop */
      reached: z.boolean(),
    }),
  },
})
