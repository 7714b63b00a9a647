import type * as api from '@lunchpail/contracts/auth/api'
import { supportAsked } from '@lunchpail/contracts/auth/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Handler } from '@lunchpail/kit-service/route'
import { countAttempt } from './attempts/count-attempt.ts'
import { deviceOf } from './attempts/known-devices.ts'
import type { Deps } from '../deps.ts'
import { supportSubjects } from './attempts/attempt-subjects.ts'

/** A message to the support. What is in it is sealed at once, and nothing of it stays here. */
export const askSupport =
  (deps: Deps): Handler<typeof api.askSupport> =>
  async (request) => {
    const { message, contact } = request.body
    const now = deps.clock.now()
    const accountId = request.caller.account?.id ?? null
    await countAttempt(
      deps.rawSql,
      supportSubjects(deps.secrets, {
        accountId,
        device: deviceOf(deps.secrets, request.scope),
        network: request.network,
      }),
      now,
      'too-many-requests',
      () => ({ sentence: 'too-many-requests.support' }),
    )
    const sealed = await deps.seal({ message, contact })
    await deps.transaction((tx) =>
      emit(
        tx,
        supportAsked,
        { account_id: accountId, language: request.language, sealed_message: sealed },
        { at: now, ...(accountId !== null && { subject: accountId }), traceparent: request.traceparent },
      ),
    )
    return { status: 202, body: { sent: true } }
  }
