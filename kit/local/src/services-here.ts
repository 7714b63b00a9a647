import { existsSync } from 'node:fs'
import path from 'node:path'
import { nouns, type Noun } from '@lunchpail/contracts/noun'
import { root } from './state-folder.ts'

/**
 * The services whose code is in this repository, which are started and migrated here. A team with a repository of its own does so
 * itself, at the address and with the keys of the same plan.
 */
export const servicesHere: readonly Noun[] = nouns.filter((noun) =>
  existsSync(path.join(root, 'services', noun)),
)
