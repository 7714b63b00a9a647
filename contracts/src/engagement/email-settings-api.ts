import * as z from 'zod/mini'
import { portal } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf } from '../fields/request-fields.ts'

/** When a manager is told of new applicants: once a day in the morning of the place, at most once an hour, or not at all. */
export const applicantPaces = ['daily', 'at-once', 'never'] as const
export type ApplicantPace = (typeof applicantPaces)[number]

const emailSettings = z.object({
  applicants: z.enum(applicantPaces),
  /** a time of an interview is taken, moved or given up, another one asked for, an application withdrawn */
  answers: z.boolean(),
  /** a candidate writes */
  messages: z.boolean(),
})
export type EmailSettings = z.output<typeof emailSettings>

const path = '/api/portal/v1/email-settings/'

export const getEmailSettings = endpoint({
  name: 'engagement.portal-email-settings.get',
  owner: 'engagement',
  method: 'GET',
  path,
  summary: 'Which emails the hiring manager wants.',
  access: portal('user', 'view'),
  answers: { 200: emailSettings },
})

/** What is left out stays as it is. */
export const saveEmailSettings = endpoint({
  name: 'engagement.portal-email-settings.save',
  owner: 'engagement',
  method: 'PATCH',
  path,
  summary: 'Choose which emails the hiring manager wants.',
  access: portal('user', 'view'),
  perMinute: 30,
  body: z.object({
    ...csrf,
    applicants: z.optional(z.enum(applicantPaces, 'field.choose')),
    answers: z.optional(z.boolean('field.invalid')),
    messages: z.optional(z.boolean('field.invalid')),
  }),
  answers: { 200: emailSettings },
})
