import { chai } from 'vitest'

// No difference is shown beside the messages in a list: they say all of what was compared.
chai.config.truncateThreshold = 0

/** Fewer calls than a service answers one account at once. */
const mostAtOnce = 6

/** What `check` throws, after the name of what it was given: a table is walked by one test, which lists all that failed. */
export async function failuresOf<Item extends { readonly name: string }>(
  items: readonly Item[],
  check: (item: Item) => Promise<void>,
  atOnce = mostAtOnce,
): Promise<string[]> {
  const failures: string[] = []
  const left = items.values()
  const walk = async (): Promise<void> => {
    for (const item of left)
      await check(item).catch((failure: Error) => failures.push(`${item.name}: ${failure.message}`))
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
  return failures
}
