import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

/** Where `npm start` keeps everything it makes; another folder, by LUNCHPAIL_STATE, is another site. */
export const stateFolder = path.resolve(process.env.LUNCHPAIL_STATE || path.join(root, '.lunchpail'))

/** A folder for its owner alone: logs and messages are about people. */
export const makeFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** A folder for its owner, which PostgreSQL may pass through where it runs as another user. */
export const openStateFolder = (folder: string): string => {
  makeFolder(folder)
  chmodSync(folder, 0o711)
  return folder
}

export const readJson = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** Writes a file that only its owner reads; whole or not at all. */
export const writeSecretJson = (file: string, value: unknown): void => {
  makeFolder(path.dirname(file))
  const half = `${file}.${process.pid}`
  writeFileSync(half, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  chmodSync(half, 0o600)
  renameSync(half, file)
}
