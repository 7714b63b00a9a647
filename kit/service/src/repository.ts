import path from 'node:path'

const here = import.meta.dirname

/**
 * The folder whose services and microfrontends commands work on: this repository, or where a team works that has installed the
 * kit from packages.
 */
export const repository = here.split(path.sep).includes('node_modules')
  ? process.cwd()
  : path.join(here, '../../..')

/** `services/jobs` of that folder. */
export const serviceFolder = (noun: string): string => path.join(repository, 'services', noun)
