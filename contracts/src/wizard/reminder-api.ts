import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf } from '../fields/request-fields.ts'
import { instant } from '../fields/texts.ts'
import { reminderTypes } from './enumerations.ts'

/**
 * 1 §7: a text and an email at this time. One reminder of each type; a later call replaces it. A time that has passed is at
 * once, up to a year ago, as the general check of dates has it (1 §5). `not-found`: no application was begun, or it was sent.
 * `conflict`: the work history that the resume would bring is told, or was skipped.
 */
export const setReminder = endpoint({
  name: 'wizard.reminder.set',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/reminder/:type/',
  summary: 'Be reminded to go on with the application, or to upload the resume.',
  access: signedIn,
  perMinute: 20,
  params: z.object({ type: z.enum(reminderTypes, 'field.invalid') }),
  body: z.object({
    ...csrf,
    reminder_time: z.iso.datetime({ offset: true, error: 'reminder.time' }).check(z.maxLength(40)),
  }),
  answers: { 200: z.object({ type: z.enum(reminderTypes), reminder_time: instant }) },
  errors: ['conflict'],
})
