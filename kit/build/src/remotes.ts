import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Folders of the microfrontends in a repository: `mf-auth`, `mf-jobs`, … A build alone may be of one that is gone. */
export const findRemotes = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => /^mf-[a-z]+$/.test(name) && existsSync(path.join(root, name, 'package.json')))
    .toSorted()
