import type { JobList } from '../api.ts'

const lists = new Map<string, JobList>()
const maxLists = 12

/**
 * The lists that were shown, by address. Going back shows one at once, at its height, so that the browser finds the
 * place where the person was; a fresh one is fetched behind it.
 */
export const listCache = {
  get: (address: string): JobList | undefined => lists.get(address),
  set(address: string, list: JobList): void {
    lists.delete(address)
    lists.set(address, list)
    const [oldest] = lists.keys()
    if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest)
  },
  clear: (): void => lists.clear(),
}
