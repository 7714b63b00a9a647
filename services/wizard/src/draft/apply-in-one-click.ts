import type { applyInOneClick as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { findApplicant } from '../applicant/find-applicant.ts'
import type { Deps } from '../deps.ts'
import { afterLastSubmit } from './after-last-submit.ts'
import { withoutAnswersDue } from './asked-again.ts'
import { findKnownAnswers, withKnownAnswers } from './known-answers.ts'
import { withoutOneSubmit } from './prefill.ts'
import { submitTo } from './submit-application.ts'
import { contactOf } from './typed-contact.ts'
import { untilNoConflict } from './until-no-conflict.ts'

/**
 * What was answered since in an unfinished application counts too, as that is what the person says now; it stays, for its
 * other positions. Whoever never sent one reads theirs through first.
 */
export const applyInOneClick =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { write, clock, equalOpportunity } = deps
    const { account } = request.caller
    const { position } = request.body
    const equal_opportunity = await equalOpportunity.isComplete(account.id)
    return untilNoConflict(() =>
      write(request, async (tx) => {
        await lockAccount(tx, account.id)
        const now = clock.now()
        const found = withoutAnswersDue(await findApplicant(tx, [position], account.id, now), now)
        const { chosen, applicant } = found
        const [before] = chosen.applied
        if (before) return { status: 200, body: { application_id: before.application_id } }
        // The event of that position may still be on its way: the same request may work soon.
        if (chosen.waiting.length > 0) return refuse('position-unknown')
        if (chosen.closed.length > 0) return refuse('position-closed')
        const asked = questionsOf(chosen.positions)
        const last = (await afterLastSubmit(tx, account.id, asked, now)) ?? refuse('incomplete')
        const draft = applicant.application
        const since = draft && withoutOneSubmit(draft)
        const savedAt = since?.questions && applicant.saved_at !== null ? new Date(applicant.saved_at) : null
        const known = await findKnownAnswers(tx, account.id, asked)
        const typed = {
          ...withKnownAnswers({ ...last, ...since }, known, asked, { savedAt, now }),
          ...knownOf(contactOf(account.person)),
        }
        const { created } = await submitTo(tx, deps, request, {
          found,
          typed,
          basedOn: undefined,
          equal_opportunity,
          left: without(draft, position),
          now,
        })
        return { status: 201, body: { application_id: created[0]!.application_id } }
      }),
    )
  }

const knownOf = (contact: Partial<ReturnType<typeof contactOf>>): Application =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== null && value !== ''))

/** The draft for its other positions; nothing where it has none. */
function without(draft: Application | null, position: number): Application | null {
  if (draft === null) return null
  const positions = (draft.positions ?? []).filter((id) => id !== position)
  return positions.length === 0 && draft.positions?.includes(position) ? null : { ...draft, positions }
}
