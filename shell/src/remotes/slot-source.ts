import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import type { SlotSource } from '@lunchpail/kit-web/slot'
import type { Remotes } from './remotes.ts'

/** Finds what fills a slot: the registry says which remote provides it. */
export const slotSource =
  (remotes: Remotes): SlotSource =>
  async (name) => {
    const provider = remotes.registry.find(({ slots }) => slots.includes(name))
    if (!provider) return undefined
    const { slots } = await remotes.manifest(provider.name)
    const load = slots[name]
    if (!load) throw new Error(`${provider.name} does not provide ${name}, which the registry says it does`)
    return (await retryChunk(load)).default
  }
