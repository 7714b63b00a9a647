import type { receiveTextStatus as contract } from '@lunchpail/contracts/notifications/api'
import type { Handler } from '@lunchpail/kit-service/route'
import * as z from 'zod/mini'
import { saveDelivery } from './save-delivery.ts'
import type { Deps } from '../deps.ts'
import { signedForm } from '../providers/signed-form.ts'
import { textStatusPath } from '../providers/text-status-path.ts'
import { carrierErrors } from '../providers/text-provider.ts'

const report = z.object({
  MessageStatus: z.string(),
  ErrorCode: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
})

/** Twilio tells what became of a text. */
export const receiveTextStatus =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { id } = request.params
    const { data } = z.safeParse(report, signedForm(deps, request, textStatusPath(id)))
    if (data?.MessageStatus === 'delivered')
      await saveDelivery(deps, { id, channel: 'text', status: 'delivered', outcome: null })
    else if (data?.MessageStatus === 'undelivered' || data?.MessageStatus === 'failed')
      await saveDelivery(deps, {
        id,
        channel: 'text',
        status: 'failed',
        outcome: carrierErrors[Number(data.ErrorCode)] ?? `carrier-${data.ErrorCode ?? 'unknown'}`,
      })
    return { status: 200, body: { taken: true } }
  }
