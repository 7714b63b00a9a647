import { sectionKeys, sectionNames } from '@lunchpail/contracts/profile/sections'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { newIdempotencyKey } from '@lunchpail/kit-web/api-client'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { reportError } from '@lunchpail/kit-web/error-report'
import { store } from '@lunchpail/kit-web/store'
import * as api from '../api.ts'
import { applicationBody } from './application-body.ts'
import { contentKey } from './content-key.ts'
import { draftOf, isUnsaved, pick, type Draft } from './draft.ts'
import { equalOpportunityKeeper } from './equal-opportunity-store.ts'
import { dropCopy, keepCopy, takeCopies } from './local-copy.ts'
import { retry } from './retry.ts'
import { saveQueue } from './save-queue.ts'
import { draftSaving } from './draft-saving.ts'

/** How often a save is laid over what another tab or device saved in the meantime before it counts as failed. */
const most = 3

export type DraftKeeper = ReturnType<typeof draftKeeper>

/** What another try may mend: no answer, too many calls, a service that is down. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** Holds the draft of one person while its pages are open, and keeps it on the server and in this browser. */
export function draftKeeper(accountId: string, loaded: api.WizardAnswer, asked: readonly number[]) {
  const tab = newIdempotencyKey().slice(0, 8)
  const draft = store<Draft>(draftOf(loaded, takeCopies(accountId), asked))
  const change = (part: Partial<Draft>) => draft.set({ ...draft.get(), ...part })
  const copy = () => {
    const { unsaved, application, base } = draft.get()
    if (unsaved.size === 0) dropCopy(accountId, tab)
    else keepCopy(accountId, tab, { typed: pick(application, unsaved), base: pick(base, unsaved) })
  }
  copy()

  const equalOpportunity = equalOpportunityKeeper(draft)
  const saving = draftSaving(draft, copy)
  let latest = 'contact'
  const again = retry(() => queue.push(latest))

  async function save(step: string, tries = most): Promise<void> {
    latest = step
    try {
      await equalOpportunity.save()
      await saving.save(step)
      again.succeeded()
      change({ failed: false })
    } catch (error) {
      if (tries > 1 && error instanceof ApiError && error.code === 'conflict') {
        await saving.takeServers().catch((failure: unknown) => reportError(failure, 'draft'))
        if (draft.get().sentElsewhere) return change({ failed: false })
        return save(step, tries - 1)
      }
      if (!(error instanceof ApiError)) reportError(error, 'draft')
      if (isPassing(error)) again.failed()
      change({ failed: true })
    }
  }
  const queue = saveQueue(save, wizardLimits.saveThrottle)

  const key = contentKey()
  let sending: Promise<api.SentAnswer> | undefined

  async function submit(): Promise<api.SentAnswer> {
    await queue.flush()
    try {
      await equalOpportunity.save()
      const body = applicationBody(draft.get())
      const answer = await api.send(body, key.of(JSON.stringify(body)))
      key.answered()
      again.succeeded()
      dropCopy(accountId, tab)
      return answer
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await saving.takeServers()
      else change({ failed: true })
      throw error
    }
  }

  /** Lays a change over the draft, and keeps it in this browser until it is saved. */
  function edit(part: Partial<Application>): void {
    const { application, unsaved, replaced } = draft.get()
    const keys = Object.keys(part) as (keyof Application)[]
    const isEdited = (key: keyof Application) => keys.includes(key)
    const told = sectionNames.filter((name) => replaced[name] && !sectionKeys[name].some(isEdited))
    change({
      application: { ...application, ...part },
      unsaved: new Set([...unsaved, ...keys]),
      replaced: Object.fromEntries(told.map((name) => [name, replaced[name]])),
    })
    copy()
  }

  return {
    use: draft.use,
    get: draft.get,
    edit,
    equalOpportunity,
    removePosition(id: number): void {
      const { application, positions } = draft.get()
      change({ positions: positions.filter((position) => position.id !== id) })
      edit({ positions: application.positions?.filter((one) => one !== id) })
      queue.push('review')
    },
    /** WZ-25: what the person knows and wants nevertheless, and the jobs that they do not want any more. */
    settle(mismatch_ack: NonNullable<Application['mismatch_ack']>, cancelled: ReadonlySet<number>): void {
      const { application, positions } = draft.get()
      change({ positions: positions.filter(({ id }) => !cancelled.has(id)) })
      edit({ mismatch_ack, positions: application.positions?.filter((id) => !cancelled.has(id)) })
      queue.push('review')
    },
    /** Nobody knows these positions: they are left out. */
    leaveWaiting(): void {
      const { application, waiting } = draft.get()
      change({ waiting: [] })
      edit({ positions: application.positions?.filter((id) => !waiting.includes(id)) })
      queue.push('contact')
    },
    /** Looks for positions that were not known a moment ago. */
    async lookAgain(): Promise<void> {
      const { positions, closed, applied, waiting } = await api.loadWizard(
        draft.get().application.positions ?? [],
      )
      change({ positions, closed, applied, waiting })
    },
    push: queue.push,
    flush: queue.flush,
    stop: queue.stop,
    /** Saves, and tells what speaks against each position now. Rejects where the save did not arrive. */
    async check(step: string): Promise<Draft['mismatches']> {
      // It was sent already, and the answer got lost: only the same content again is answered by what became of it.
      if (!isUnsaved(draft.get()) && key.isOpen(JSON.stringify(applicationBody(draft.get()))))
        return draft.get().mismatches
      queue.push(step)
      await queue.flush()
      if (draft.get().failed) throw new ApiError({ code: 'unreachable', message: '', status: 0 })
      return draft.get().mismatches
    },
    isUnsaved: () => isUnsaved(draft.get()),
    /** Sends again when the connection is back, for as long as the pages are open. */
    listen: again.listen,
    submit(): Promise<api.SentAnswer> {
      sending ??= submit().finally(() => (sending = undefined))
      return sending
    },
  }
}
