import * as api from '@lunchpail/contracts/wizard/api'
import type { BodyInput, ResultOf } from '@lunchpail/contracts/endpoint'
import type { EqualOpportunityAnswers } from '@lunchpail/contracts/wizard/equal-opportunity'
import { resumeTypes, type ReminderType } from '@lunchpail/contracts/wizard/enumerations'
import { addressOf, call } from '@lunchpail/kit-web/api-client'

export type WizardAnswer = ResultOf<typeof api.getWizard>['body']
type Answer = ResultOf<typeof api.saveApplication>['body']
type SavedAnswer = Extract<Answer, { complete: 0 }>
export type SentAnswer = Extract<Answer, { complete: 1 }>
export type ApplicationBody = BodyInput<typeof api.saveApplication>

interface Wanted {
  /** `p`: what is applied for; empty: what the draft holds */
  readonly asked?: readonly number[]
  /** more positions to know */
  readonly added?: readonly number[]
}
export const loadWizard = ({ asked = [], added = [] }: Wanted, signal?: AbortSignal): Promise<WizardAnswer> =>
  call(api.getWizard, { query: { p: asked.join(','), add: added.join(',') }, ...(signal && { signal }) })

export const save = (step: string, body: ApplicationBody): Promise<SavedAnswer> =>
  call(api.saveApplication, { query: { _st: step }, body }) as Promise<SavedAnswer>

/** Submits the application. A repeat with the same idempotency key gets the first response. */
export const send = (body: ApplicationBody, idempotencyKey: string): Promise<SentAnswer> =>
  call(api.saveApplication, {
    query: { _st: 'review' },
    body: { ...body, complete: 1 },
    idempotencyKey,
  }) as Promise<SentAnswer>

export const findCity = (zip: string): Promise<{ city: string | null; state: string | null }> =>
  call(api.findCity, { body: { zip } })

/** Those of the positions that are out of reach of a ZIP code. */
export const findFarPositions = async (
  zip: string,
  positions: readonly number[],
): Promise<readonly number[]> =>
  (await call(api.checkZip, { query: { zip, p: positions.join(',') } })).positions

export const setReminder = (type: ReminderType, at: Date): Promise<unknown> =>
  call(api.setReminder, { params: { type }, body: { reminder_time: at.toISOString() } })

/** Where the parts of a file go, and what names it once it is there. */
export interface Upload extends Pick<ResultOf<typeof api.startUpload>['body'], 'content_type' | 'parts'> {
  readonly key: string
}
export type UploadBody = BodyInput<typeof api.startUpload>
export type StartUpload = (body: UploadBody, signal: AbortSignal) => Promise<Upload>

export const startUpload: StartUpload = async (body, signal) => {
  const { location, ...upload } = await call(api.startUpload, { body, signal })
  return { ...upload, key: location }
}

/** Without an account: the key is a secret of this browser. */
export const startVisitorUpload: StartUpload = async ({ type, ...body }, signal) => {
  const document = resumeTypes.find((one) => one === type)!
  const { secret, ...upload } = await call(api.startVisitorUpload, {
    body: { ...body, type: document },
    signal,
  })
  return { ...upload, key: secret }
}

export type VisitorReading = ResultOf<typeof api.readVisitorResume>['body']
export const readVisitorResume = (secret: string): Promise<VisitorReading> =>
  call(api.readVisitorResume, { body: { secret } })

export const takeVisitorResume = async (secret: string): Promise<string> =>
  (await call(api.takeVisitorResume, { body: { secret } })).location

export const loadResume = async (): Promise<api.ResumeReading | null> => (await call(api.getResume)).resume

export const settleDoubt = async (
  doubt: Pick<api.ResumeDoubt, 'reference_id' | 'field'>,
): Promise<api.ResumeDoubt[]> => (await call(api.settleDoubt, { body: doubt })).doubts

export const loadEqualOpportunity = async (): Promise<EqualOpportunityAnswers> =>
  (await call(api.getEqualOpportunity)).answers

export const saveEqualOpportunity = (answers: EqualOpportunityAnswers): Promise<unknown> =>
  call(api.saveEqualOpportunity, { body: answers })

export const loadSentApplication = (id: string, signal: AbortSignal) =>
  call(api.getSentApplication, { params: { id }, signal })

export const askPersonReview = (id: string, asked: boolean) =>
  call(api.askPersonReview, { params: { id }, body: { asked } })

export const loadOwnSentApplication = (id: string, signal: AbortSignal) =>
  call(api.getOwnSentApplication, { params: { id }, signal })

export const loadDropOff = (days: number, signal: AbortSignal) =>
  call(api.getDropOff, { query: { days: String(days) }, signal })

export const selectionRatesAddress = (quarter: string): string =>
  addressOf(api.exportSelectionRates, { query: { quarter } })

export const exportAddress = (days: number): string =>
  addressOf(api.exportEqualOpportunity, { query: { days: String(days) } })
