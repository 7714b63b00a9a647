import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { emptyRegistry, registry } from './registry.ts'
import type { Registry } from './registry.ts'
import { addVersion, newestVersion } from './registry-versions.ts'
import type { ReleaseStore } from './store/release-store.ts'

const parsed = (text: string | undefined): Registry =>
  text === undefined ? emptyRegistry : z.parse(registry, JSON.parse(text))

export const readRegistry = async (store: ReleaseStore): Promise<Registry> =>
  parsed((await newestVersion(store)).text)

/** Changes the registry. Of two at once one is done again on what the other left, so that `edit` may run more than once. */
export const editRegistry = (
  store: ReleaseStore,
  edit: (state: Registry) => Promise<Registry> | Registry,
): Promise<void> =>
  addVersion(store, async (text) => {
    const before = parsed(text)
    const after = await edit(before)
    // the id tells this edit from another of the same content
    return after === before ? undefined : JSON.stringify({ ...after, id: randomUUID() })
  })
