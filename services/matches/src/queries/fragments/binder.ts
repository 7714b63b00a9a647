export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}
export type Bind = (value: unknown, type: string) => string

/** Collects the values of a statement while its text is put together. */
export const binder = () => {
  const values: unknown[] = []
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`
  return { values, bind }
}
