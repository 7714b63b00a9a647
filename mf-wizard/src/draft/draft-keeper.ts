import type { Application } from '@lunchpail/contracts/wizard/application'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import {
  equalOpportunityFields,
  type EqualOpportunityAnswers,
} from '@lunchpail/contracts/wizard/equal-opportunity'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { newIdempotencyKey } from '@lunchpail/kit-web/api-client'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { reportError } from '@lunchpail/kit-web/error-report'
import { store } from '@lunchpail/kit-web/store'
import * as api from '../api.ts'
import { applicationBody } from './application-body.ts'
import { draftOf, overlay, type Draft } from './draft.ts'
import { dropCopy, keepCopy, readCopy } from './local-copy.ts'
import { saveQueue } from './save-queue.ts'

/** How often a save is laid over what another device saved in the meantime before it counts as failed. */
const most = 3

export type DraftKeeper = ReturnType<typeof draftKeeper>

/** Holds the draft of one person while its pages are open, and keeps it on the server and in this browser. */
export function draftKeeper(accountId: string, loaded: api.WizardAnswer) {
  const draft = store<Draft>(draftOf(loaded, readCopy(accountId)))
  const change = (part: Partial<Draft>) => draft.set({ ...draft.get(), ...part })
  const unsavedPart = ({ application, unsaved } = draft.get()) => overlay({}, application, unsaved)
  const copy = () => (draft.get().unsaved.size > 0 ? keepCopy(accountId, unsavedPart()) : dropCopy(accountId))

  /** Another device saved, or sent: its draft is taken, and what was typed here is laid over it. */
  async function takeServers(): Promise<void> {
    const { application, equalOpportunity } = draft.get()
    const theirs = await api.loadWizard(application.positions ?? [])
    const next = draftOf(theirs, unsavedPart())
    const sentElsewhere =
      theirs.person?.saved === false && theirs.positions.length === 0 && theirs.applied.length > 0
    draft.set({
      ...next,
      sentElsewhere,
      equalOpportunity: equalOpportunity.unsaved ? equalOpportunity : next.equalOpportunity,
    })
  }

  async function saveEqualOpportunity(): Promise<void> {
    const { answers, unsaved } = draft.get().equalOpportunity
    if (!answers || !unsaved) return
    await api.saveEqualOpportunity(answers)
    const now = draft.get().equalOpportunity
    const complete = equalOpportunityFields.every((field) => answers[field] !== undefined)
    change({ equalOpportunity: { ...now, complete, unsaved: now.answers !== answers } })
  }

  async function saveApplication(step: StepName): Promise<void> {
    const { application: sent, version } = draft.get()
    const {
      application: kept,
      version: next,
      positions,
      closed,
      applied,
      waiting,
    } = await api.save(step, applicationBody(sent, version))
    const now = draft.get()
    const unsaved = new Set([...now.unsaved].filter((key) => now.application[key] !== sent[key]))
    change({
      positions,
      waiting,
      applied,
      closed: [...now.closed.filter((one) => !closed.some(({ id }) => id === one.id)), ...closed],
      version: next,
      unsaved,
      application: unsaved.has('positions') ? now.application : overlay(now.application, kept, ['positions']),
    })
    copy()
  }

  async function save(step: StepName, tries = most): Promise<void> {
    change({ saving: 'now' })
    try {
      await saveEqualOpportunity()
      await saveApplication(step)
      change({ saving: 'no' })
    } catch (error) {
      if (tries > 1 && error instanceof ApiError && error.code === 'conflict') {
        await takeServers().catch((failure: unknown) => reportError(failure, 'draft'))
        if (draft.get().sentElsewhere) return change({ saving: 'no' })
        return save(step, tries - 1)
      }
      if (!(error instanceof ApiError)) reportError(error, 'draft')
      change({ saving: 'failed' })
    }
  }
  const queue = saveQueue(save, wizardLimits.saveThrottle)

  let attempt: { content: string; key: string } | undefined
  /** One key for one content until it is answered, however often the button is pressed. */
  const keyFor = (content: string): string => {
    if (attempt?.content !== content) attempt = { content, key: newIdempotencyKey() }
    return attempt.key
  }
  let sending: Promise<api.SentAnswer> | undefined

  async function submit(): Promise<api.SentAnswer> {
    await queue.flush()
    await saveEqualOpportunity()
    const { application, version } = draft.get()
    const body = applicationBody(application, version)
    try {
      const answer = await api.send(body, keyFor(JSON.stringify(body)))
      attempt = undefined
      dropCopy(accountId)
      return answer
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await takeServers()
      else change({ saving: 'failed' })
      throw error
    }
  }

  /** Lays a change over the draft, and keeps it in this browser until it is saved. */
  function edit(part: Partial<Application>): void {
    const { application, unsaved } = draft.get()
    const keys = Object.keys(part) as (keyof Application)[]
    change({ application: { ...application, ...part }, unsaved: new Set([...unsaved, ...keys]) })
    copy()
  }

  return {
    use: draft.use,
    get: draft.get,
    edit,
    removePosition(id: number): void {
      const { application, positions } = draft.get()
      change({ positions: positions.filter((position) => position.id !== id) })
      edit({ positions: application.positions?.filter((one) => one !== id) })
      queue.push('review')
    },
    /** Nobody knows these positions: they are left out. */
    leaveWaiting(): void {
      const { application, waiting } = draft.get()
      change({ waiting: [] })
      edit({ positions: application.positions?.filter((id) => !waiting.includes(id)) })
      queue.push('contact')
    },
    /** The answers that live apart, as they are chosen; they are kept in memory alone. */
    answerEqualOpportunity(answers: EqualOpportunityAnswers): void {
      change({ equalOpportunity: { ...draft.get().equalOpportunity, answers, unsaved: true } })
    },
    async loadEqualOpportunity(): Promise<void> {
      const answers = await api.loadEqualOpportunity()
      const now = draft.get().equalOpportunity
      if (!now.answers) change({ equalOpportunity: { ...now, answers } })
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
    submit(): Promise<api.SentAnswer> {
      sending ??= submit().finally(() => (sending = undefined))
      return sending
    },
  }
}
