import type { Language } from '@lunchpail/contracts/language/translate'
import type * as z from 'zod/mini'

export interface Email {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** where an answer goes; left out: to the address that it comes from */
  readonly replyTo?: string
}

/** What every message may use beside its own values. */
export interface Setting {
  readonly language: Language
  /** address of the site, without a trailing slash */
  readonly site: string
  /** email address of the support */
  readonly support: string
}

export interface Template<Values> {
  readonly values: z.ZodMiniType<Values>
  /** undefined where it is sent by email alone */
  readonly text: ((values: Values, setting: Setting) => string) | undefined
  readonly email: (values: Values, setting: Setting) => Email
}

export const template = <S extends z.ZodMiniType>(
  values: S,
  channels: Omit<Template<z.output<S>>, 'values'>,
): Template<z.output<S>> => ({ values: values as unknown as z.ZodMiniType<z.output<S>>, ...channels })
