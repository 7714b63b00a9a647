import { AsyncLocalStorage } from 'node:async_hooks'

const silence = new AsyncLocalStorage<true>()

/**
 * Does again what was done before, in a database that was restored to an earlier moment: what its events told then, the others
 * know, and of what they asked people have heard. So moments that `work` emits go nowhere; state does (docs/decisions/195).
 */
export const inSilence = <T>(work: () => Promise<T>): Promise<T> => silence.run(true, work)

export const isSilent = (): boolean => silence.getStore() === true
