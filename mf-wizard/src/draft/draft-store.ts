import { sectionKeys, sectionNames } from '@lunchpail/contracts/profile/sections'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { newIdempotencyKey } from '@lunchpail/kit-web/api-client'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { reportError } from '@lunchpail/kit-web/error-report'
import { retry } from '@lunchpail/kit-web/offline/retry'
import { store } from '@lunchpail/kit-web/store'
import * as api from '../api.ts'
import { applicationBody, contentKey } from './application-body.ts'
import { draftOf, isUnsaved, pick, type Draft } from './draft.ts'
import { equalOpportunityStore } from './equal-opportunity-store.ts'
import { removeCopy, takeCopies, withoutPositions, writeCopy } from './local-copy.ts'
import { saveQueue } from './save-queue.ts'
import { isTaken, stillTaken, withoutTaken } from './taken-contact.ts'
import { draftSync } from './draft-sync.ts'

/** How often a save is merged with what another tab or device saved in between before it counts as failed. */
const maxSaveAttempts = 3

export type DraftStore = ReturnType<typeof draftStore>

/** A retry may help: no answer, too many requests, a service that is down. */
const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** From where the way was taken that is accepted now, or was in a draft that does not say from where. */
const homeOfWay = (
  { mismatch_ack, mismatch_ack_home, address_postal_code }: Application,
  edited: Partial<Application>,
): string | undefined =>
  edited.mismatch_ack
    ? (edited.address_postal_code ?? address_postal_code)
    : (mismatch_ack_home ?? (mismatch_ack && address_postal_code))

/** The positions that the page was opened with. */
interface Requested {
  /** by its address */
  readonly asked: readonly number[]
  /** by the local copies */
  readonly added: readonly number[]
}

/** The draft of one account while its pages are open: draft.ts tells how it is saved and merged. */
export function draftStore(accountId: string, loaded: api.WizardAnswer, { asked, added }: Requested) {
  const tab = newIdempotencyKey().slice(0, 8)
  const copies = takeCopies(accountId)
  const draft = store<Draft>(
    draftOf(loaded, asked.length > 0 ? withoutPositions(copies) : copies, [...asked, ...added]),
  )
  const change = (part: Partial<Draft>) => draft.set({ ...draft.get(), ...part })
  const writeLocalCopy = () => {
    const { unsaved, application, base } = draft.get()
    if (unsaved.size === 0) removeCopy(accountId, tab)
    else writeCopy(accountId, tab, { typed: pick(application, unsaved), base: pick(base, unsaved) })
  }
  writeLocalCopy()

  const equalOpportunity = equalOpportunityStore(draft)
  const sync = draftSync(draft, writeLocalCopy)
  let latestStep = 'contact'
  const retrying = retry(() => queue.push(latestStep))

  async function save(step: string, attempts = maxSaveAttempts): Promise<void> {
    latestStep = step
    try {
      await equalOpportunity.save()
      await sync.save(step)
      retrying.succeeded()
      change({ saveState: 'ok' })
    } catch (error) {
      if (attempts > 1 && error instanceof ApiError && error.code === 'conflict') {
        await sync.mergeServerDraft().catch((failure: unknown) => reportError(failure, 'draft'))
        // What was typed here is the person's all the same.
        const isNothingLeft = draft.get().saveState === 'sent-elsewhere' && !isUnsaved(draft.get())
        return isNothingLeft ? undefined : save(step, attempts - 1)
      }
      if (attempts > 1 && isTaken(error)) {
        change(withoutTaken(draft.get(), error))
        writeLocalCopy()
        return save(step, attempts - 1)
      }
      if (!(error instanceof ApiError)) reportError(error, 'draft')
      if (isTransient(error)) retrying.failed()
      change({ saveState: 'failed' })
    }
  }
  const queue = saveQueue(save, wizardLimits.saveThrottleMs)

  const key = contentKey()
  let sending: Promise<api.SentAnswer> | undefined

  async function submit(): Promise<api.SentAnswer> {
    await queue.flush()
    try {
      await equalOpportunity.save()
      const body = applicationBody(draft.get())
      const answer = await api.send(body, key.of(JSON.stringify(body)))
      key.answered()
      retrying.succeeded()
      removeCopy(accountId, tab)
      return answer
    } catch (error) {
      if (isTaken(error)) {
        change(withoutTaken(draft.get(), error))
        writeLocalCopy()
      } else if (error instanceof ApiError && error.status === 409) await sync.mergeServerDraft()
      else change({ saveState: 'failed' })
      throw error
    }
  }

  /** An edit settles which version of its section is kept: its notice goes. */
  function edit(edited: Partial<Application>): void {
    const { application, unsaved, replaced, taken } = draft.get()
    const home = homeOfWay(application, edited)
    const part = { ...edited, ...(home !== application.mismatch_ack_home && { mismatch_ack_home: home }) }
    const keys = Object.keys(part) as (keyof Application)[]
    const isEdited = (key: keyof Application) => keys.includes(key)
    const others = sectionNames.filter((name) => replaced[name] && !sectionKeys[name].some(isEdited))
    change({
      application: { ...application, ...part },
      unsaved: new Set([...unsaved, ...keys]),
      taken: stillTaken(taken, part),
      replaced: Object.fromEntries(others.map((name) => [name, replaced[name]])),
    })
    writeLocalCopy()
  }

  return {
    use: draft.use,
    get: draft.get,
    /** A page of this step is shown. */
    meet(step: StepName): void {
      const { met } = draft.get()
      if (!met.includes(step)) change({ met: [...met, step] })
    },
    edit,
    equalOpportunity,
    removePosition(id: number): void {
      const { application, positions } = draft.get()
      change({ positions: positions.filter((position) => position.id !== id) })
      const others = (ids: readonly number[] = []) => ids.filter((one) => one !== id)
      edit({ positions: others(application.positions), picked: others(application.picked) })
      queue.push('review')
    },
    /** The person wants these besides what the address names. */
    keepPositions(kept: readonly WizardPosition[]): void {
      const { application, positions } = draft.get()
      const ids = kept.map(({ id }) => id)
      change({ positions: [...positions, ...kept] })
      edit({
        positions: [...(application.positions ?? []), ...ids],
        picked: [...new Set([...(application.picked ?? []), ...ids])],
      })
    },
    /** mismatches that the person accepts, and the positions that they cancelled over them. */
    acknowledgeMismatches(
      mismatch_ack: NonNullable<Application['mismatch_ack']>,
      cancelled: ReadonlySet<number>,
    ): void {
      const { application, positions } = draft.get()
      change({ positions: positions.filter(({ id }) => !cancelled.has(id)) })
      edit({ mismatch_ack, positions: application.positions?.filter((id) => !cancelled.has(id)) })
      queue.push('review')
    },
    /** No service knows these positions: they are taken out. */
    dropWaiting(): void {
      const { application, waiting } = draft.get()
      change({ waiting: [] })
      edit({ positions: application.positions?.filter((id) => !waiting.includes(id)) })
      queue.push('contact')
    },
    /** Asks again for positions that the service did not know yet. */
    async refetchPositions(): Promise<void> {
      const { positions, closed, applied, waiting } = await api.loadWizard({
        asked: draft.get().application.positions ?? [],
      })
      change({ positions, closed, applied, waiting })
    },
    push: queue.push,
    /** Loads what the service, another tab or another device has changed, under the edits that are not saved. */
    refresh: () => sync.mergeServerDraft(),
    flush: queue.flush,
    /** Saves, and returns the mismatches as of now. Rejects where the save did not arrive. */
    async check(step: string): Promise<Draft['mismatches']> {
      // Submitted already, and the response was lost: only the same content again gets that response.
      if (!isUnsaved(draft.get()) && key.isOpen(JSON.stringify(applicationBody(draft.get()))))
        return draft.get().mismatches
      queue.push(step)
      await queue.flush()
      if (draft.get().saveState === 'failed')
        throw new ApiError({ code: 'unreachable', message: '', status: 0 })
      return draft.get().mismatches
    },
    isUnsaved: () => isUnsaved(draft.get()),
    /** Retries when the connection is back, until the returned function is called. */
    listen: () => retrying.listen(),
    submit(): Promise<api.SentAnswer> {
      sending ??= submit().finally(() => (sending = undefined))
      return sending
    },
  }
}
