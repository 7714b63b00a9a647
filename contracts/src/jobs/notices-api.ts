import * as z from 'zod/mini'
import { anybody } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { pastedEmail } from '../auth/pasted.ts'
import { csrf } from '../fields/request-fields.ts'
import { wholeNumber } from '../fields/whole-number.ts'

const address = z.string('person.email').check(
  z.overwrite(pastedEmail),
  // 2 §5: an empty field is one that was left out, not a bad address
  z.minLength(1, 'field.required'),
  z.maxLength(200, 'field.max-length'),
  z.email('person.email'),
)

/**
 * The same for every address, whatever is known of it: who only types it learns neither whether an account has it, nor whether
 * it stopped our emails or asked before. Without an address it is the signed-in person's own proven one.
 */
export const notifyOfPosition = endpoint({
  name: 'jobs.position.notify',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/position/:id/notify/',
  summary:
    'Have an email address written to once when a closed position opens again; one that the caller has not proven first gets a link with a button.',
  access: anybody,
  perMinute: 10,
  countsNetwork: true,
  counts: { 202: 'job_notice_asked' },
  params: z.object({ id: wholeNumber(1, 999_999_999) }),
  body: z.object({ ...csrf, email: z.optional(address) }),
  answers: {
    202: z.object({
      /** the address is known to be the caller's: no button has to be pressed */
      proven: z.boolean(),
    }),
  },
  errors: ['position-open', 'too-many-messages'],
})
