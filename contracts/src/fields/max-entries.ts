import * as z from 'zod/mini'

const hasTooMany = (record: unknown, entries: number): boolean =>
  record instanceof Object && Object.keys(record).length > entries

/** A check of a record: how many entries it may have. `bounds.test.ts` reads the number. */
export const maxEntries = (entries: number) =>
  Object.assign(
    z.refine((record: unknown) => !hasTooMany(record, entries), 'field.invalid'),
    {
      maxEntries: entries,
    },
  )

/**
 * A record that a caller sends, of at most so many entries. They are counted before one is read: an error for each of
 * thousands costs the service more than the call costs its sender.
 */
export const recordOf = <Key extends z.core.$ZodRecordKey, Value extends z.ZodMiniType>(
  key: Key,
  value: Value,
  entries: number,
) => {
  const record = z.record(key, value).check(maxEntries(entries))
  const counted = z.pipe(
    z.transform((sent: unknown, context) => {
      if (hasTooMany(sent, entries))
        context.issues.push({ code: 'custom', message: 'field.invalid', input: sent })
      return sent
    }),
    record as z.ZodMiniType,
  )
  // to its callers it is the record: what is counted comes out as it went in
  return counted as unknown as typeof record
}
