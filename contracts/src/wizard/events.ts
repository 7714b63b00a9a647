import * as z from 'zod/mini'
import { eventType } from '../event.ts'
import { languages } from '../language/translate.ts'

/** One submit. It holds one application for each position; `application_id` is ours per position. */
export const applicationSubmitted = eventType({
  type: 'wizard.application.submitted.v1',
  owner: 'wizard',
  kind: 'moment',
  summary: 'A candidate sent an application to one or more positions.',
  data: z.object({
    account_id: z.string(),
    submission_id: z.string(),
    submitted_at: z.string(),
    language: z.enum(languages),
    positions: z
      .array(
        z.object({
          application_id: z.string(),
          position_id: z.number(),
          title: z.string(),
          company_name: z.string(),
          city: z.string(),
          region: z.string(),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
})
