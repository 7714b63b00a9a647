import type { notifyOfPosition as contract } from '@lunchpail/contracts/jobs/api'
import { noticeAsked } from '@lunchpail/contracts/jobs/events'
import { emit } from '@lunchpail/kit-events/emit'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { CallerAccount, Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { lockPosition } from './lock-position.ts'

/**
 * Passes on who wants to hear of a closed job. Nothing of them is kept here: notifications keeps the address, proves it and
 * writes to it.
 */
export const notifyOfPosition =
  ({ write, clock, seal, messageQuota }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { account } = request.caller
    const own = provenEmail(account)
    const to = request.body.email ?? own ?? refuse('invalid', { fieldErrors: { email: 'field.required' } })
    const owner = account && to === own ? account.id : null
    const sealed_address = await seal({ to })
    return write(request, async (tx) => {
      const position = (await lockPosition(tx, request.params.id)) ?? refuse('not-found')
      const { state, ...named } = position
      if (state === 'open') return refuse('position-open')
      if (owner === null) await messageQuota(tx, request, 1)
      await tx.awaitedPosition.createMany({ data: [{ positionId: named.id }], skipDuplicates: true })
      await emit(
        tx,
        noticeAsked,
        { account_id: owner, position: named, language: request.language, sealed_address },
        { at: clock.now(), traceparent: request.traceparent },
      )
      return { status: 202, body: { proven: owner !== null } }
    })
  }

const provenEmail = (account: CallerAccount | null): string | undefined =>
  account?.person.email_proven && account.person.email !== '' ? account.person.email.toLowerCase() : undefined
