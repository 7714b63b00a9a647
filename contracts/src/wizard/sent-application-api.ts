import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { askedMismatches } from '../jobs/rules/mismatch.ts'
import { listOf } from '../fields/list-of.ts'
import { id, instant } from '../fields/texts.ts'
import { application } from './application.ts'
import { wizardPosition } from './draft-api.ts'
import { sentFields } from './portal-api.ts'

/** The fields of an application that its candidate sees as they were sent: what the company sees, and what only they do. */
export const ownSentFields = {
  ...sentFields,
  first_name: application.shape.first_name,
  last_name: application.shape.last_name,
  email: application.shape.email,
  phone: application.shape.phone,
  address_line1: application.shape.address_line1,
  address_line2: application.shape.address_line2,
  address_city: application.shape.address_city,
  address_state: application.shape.address_state,
  address_postal_code: application.shape.address_postal_code,
  address_international: application.shape.address_international,
  birth_date: application.shape.birth_date,
  eligible: application.shape.eligible,
  jobs: application.shape.jobs,
}

/** Never what is answered about equal opportunity, which is no part of an application. */
export const getOwnSentApplication = endpoint({
  name: 'wizard.sent-application.get',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/sent-application/:id/',
  summary: 'An application of the signed-in person as it was sent, with the answers to its company.',
  access: signedIn,
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  answers: {
    200: z.object({
      id,
      submitted_at: instant,
      /** frozen: what the person changed since is not in it */
      application: z.strictObject(ownSentFields),
      /** the position, with the questions of its company as they were asked */
      position: wizardPosition,
      /** they asked that a person alone looks at it */
      person_review: z.boolean(),
      /** what does not fit and the person said is fine with them */
      accepted: listOf(z.enum(askedMismatches), askedMismatches.length),
    }),
  },
})
export type OwnSentApplication = z.output<(typeof getOwnSentApplication)['answers'][200]>
