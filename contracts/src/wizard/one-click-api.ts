import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf, positionId } from '../fields/request-fields.ts'
import { id } from '../fields/texts.ts'

/**
 * Not in the specification: sends the person's last application to one more position. What that one still needs is refused as
 * saveApplication refuses it, and the application opens at it. An unfinished application for other positions stays as it is.
 */
export const applyInOneClick = endpoint({
  name: 'wizard.application.one-click',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/application/',
  summary: 'Apply for a position with the answers of the last application, where nothing is left to ask.',
  access: signedIn,
  perMinute: 20,
  idempotent: true,
  counts: { 201: 'application_sent' },
  body: z.object({ ...csrf, position: positionId }),
  answers: {
    /** they applied before: nothing was sent */
    200: z.object({ application_id: id }),
    201: z.object({ application_id: id }),
  },
  errors: ['conflict', 'incomplete', 'mismatch', 'position-closed', 'position-unknown', 'key-reused'],
})
