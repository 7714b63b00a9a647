import * as z from 'zod/mini'

/** A check of a record: how many entries it may have. `bounds.test.ts` reads the number. */
export const maxEntries = (entries: number) => {
  const fits = (record: unknown): boolean => record instanceof Object && Object.keys(record).length <= entries
  return Object.assign(z.refine(fits, 'field.invalid'), { maxEntries: entries })
}
