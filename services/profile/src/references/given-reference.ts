import type { ReferenceState } from '@lunchpail/contracts/profile/events'
import { givenReference, type GivenReference } from '@lunchpail/contracts/profile/reference-api'
import type { ContactSecret } from '@lunchpail/kit-service/contact-secret'
import * as z from 'zod/mini'
import type { ReferenceRequest } from '../../generated/client.ts'

type Asked = Pick<ReferenceRequest, 'title' | 'company' | 'startDate' | 'endDate'>
export type Answer = Pick<
  GivenReference,
  'name' | 'relationship' | 'how_long_known' | 'reference_confirmed' | 'answered_at'
> & { readonly reference_other?: string | undefined }

/** As companies read it. The number of whoever answered is not theirs. */
const given = (asked: Asked, answer: Answer): GivenReference => ({
  title: asked.title,
  company: asked.company,
  start_date: asked.startDate,
  end_date: asked.endDate,
  name: answer.name,
  relationship: answer.relationship,
  how_long_known: answer.how_long_known,
  reference_confirmed: answer.reference_confirmed,
  reference_other: answer.reference_other || null,
  answered_at: answer.answered_at,
})

const stored = z.extend(
  z.pick(givenReference, {
    name: true,
    relationship: true,
    how_long_known: true,
    reference_confirmed: true,
    answered_at: true,
  }),
  { reference_other: z.optional(z.string()) },
)

/** Of a request that was answered, as `profile.reference.changed.v1` publishes it: it is said once, so the version is 1. */
export const referenceStateOf = async (
  secret: Pick<ContactSecret, 'open' | 'seal'>,
  request: ReferenceRequest & { readonly sealedAnswer: string },
): Promise<ReferenceState> => ({
  id: request.id,
  version: 1,
  account_id: request.accountId,
  sealed_reference: await secret.seal(given(request, stored.parse(await secret.open(request.sealedAnswer)))),
})
