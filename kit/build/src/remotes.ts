import { readdirSync } from 'node:fs'

/** Folders of the microfrontends in a repository: `mf-auth`, `mf-jobs`, … */
export const findRemotes = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => /^mf-[a-z]+$/.test(name))
    .toSorted()
