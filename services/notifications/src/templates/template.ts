import type { Language } from '@lunchpail/contracts/language/translate'
import type * as z from 'zod/mini'

/** A paragraph, a list, a code in large digits, or a link of our own, with what is said below it. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly code: string }
  | { readonly label: string; readonly link: string; readonly detail?: string }

/** What an email says; `renderEmail` gives it its look. */
export interface EmailContent {
  readonly subject: string
  /** the heading, where it is another than the subject */
  readonly title?: string
  /** what mail programs show beside the subject in their list */
  readonly preheader: string
  readonly blocks: readonly Block[]
  readonly button?: { readonly label: string; readonly link: string }
  /** why the person gets it */
  readonly footer: string
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

/** How many messages to one recipient within a day. */
export interface Amounts {
  readonly daily: number
  /** of these, by this template about one application */
  readonly ofApplication?: number
}

export interface Template<Values> {
  readonly values: z.ZodMiniType<Values>
  /**
   * undefined: as many as of any other (sending/begin-sending.ts). A message about what a person agreed to come to has room above
   * what managers write and decide, which must not crowd it out.
   */
  readonly amounts: ((values: Values) => Amounts) | undefined
  /** undefined where it is sent by email alone */
  readonly text: ((values: Values, setting: Setting) => string) | undefined
  /** undefined where it is sent by text alone */
  readonly email: ((values: Values, setting: Setting) => EmailContent) | undefined
  /** what happened, in a line for an address that may be a stranger's: no word in it was typed by another person */
  readonly bare: ((values: Values, language: Language) => string) | undefined
}

export const template = <S extends z.ZodMiniType>(
  values: S,
  channels: Pick<Template<z.output<S>>, 'text' | 'email'>,
  {
    daily,
    amounts = daily === undefined ? undefined : () => ({ daily }),
    bare,
  }: { readonly daily?: number } & Partial<Pick<Template<z.output<S>>, 'amounts' | 'bare'>> = {},
): Template<z.output<S>> => ({
  values: values as unknown as z.ZodMiniType<z.output<S>>,
  amounts,
  bare,
  ...channels,
})
