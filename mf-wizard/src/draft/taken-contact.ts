import type { Application } from '@lunchpail/contracts/wizard/application'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { refusedFields } from '@lunchpail/kit-web/forms/refused-fields'
import type { Draft } from './draft.ts'

/** By field: what was typed, and the sentence that it is in use. */
export interface TakenContact {
  readonly typed: { readonly email?: string; readonly phone?: string }
  readonly sentences: { readonly email?: string; readonly phone?: string }
}

const fields = ['email', 'phone'] as const

export const nothingTaken: TakenContact = { typed: {}, sentences: {} }

/** A save was refused, as another account has the email or phone. */
export const isTaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'duplicate-user'

/** The draft with what was taken set aside, so that everything else is saved: the contact step shows it with its error. */
export function withoutTaken(
  { application, base, unsaved, taken }: Draft,
  error: ApiError,
): Pick<Draft, 'application' | 'unsaved' | 'taken'> {
  const refused = fields.filter((field) => refusedFields(error)[field])
  const of = <T>(valueOf: (field: (typeof fields)[number]) => T) =>
    Object.fromEntries(refused.map((field) => [field, valueOf(field)]))
  return {
    // What the server has is no longer refused, unless it is the same.
    application: {
      ...application,
      ...of((field) => (base[field] === application[field] ? undefined : base[field])),
    },
    unsaved: new Set([...unsaved].filter((key) => !refused.some((field) => field === key))),
    taken: {
      typed: { ...taken.typed, ...of((field) => application[field]) },
      sentences: { ...taken.sentences, ...of((field) => refusedFields(error)[field]!.error) },
    },
  }
}

/** Another value is typed for what was taken. */
export function stillTaken({ typed, sentences }: TakenContact, edited: Application): TakenContact {
  const others = <T extends object>(from: T) =>
    Object.fromEntries(Object.entries(from).filter(([field]) => !(field in edited)))
  return { typed: others(typed), sentences: others(sentences) }
}
