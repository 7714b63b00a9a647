import type { Transaction } from './transaction.ts'

/** SQL with the values of its placeholders. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}
/** Adds a value and returns its placeholder with a cast: `$3::int[]`. */
export type Bind = (value: unknown, type: string) => string

/** Collects the values of a statement while its text is put together. */
export const binder = (): { readonly values: unknown[]; readonly bind: Bind } => {
  const values: unknown[] = []
  return { values, bind: (value, type) => `$${values.push(value)}::${type}` }
}

export const readRows = <Row>(on: Transaction, { text, values }: Statement): Promise<Row[]> =>
  on.$queryRawUnsafe<Row[]>(text, ...values)

/** A typed text for `like`: no character of it is a pattern. */
export const literally = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&')

/** The pattern of `like` that finds a typed text anywhere. */
export const containing = (typed: string): string => `%${literally(typed.trim())}%`
