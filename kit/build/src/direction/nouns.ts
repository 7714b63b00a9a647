import path from 'node:path'
import { nouns } from '@lunchpail/contracts/noun'
import { findRemotes } from '../remotes.ts'

export const services: readonly string[] = nouns
export const microfrontends = findRemotes(path.join(import.meta.dirname, '../../../..')).map((name) =>
  name.replace('mf-', ''),
)

export const others = (nouns: readonly string[], noun: string) => nouns.filter((other) => other !== noun)
