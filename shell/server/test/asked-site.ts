import { newestVersion, versionKey } from '@lunchpail/kit-build/releases/registry-versions'
import type { ReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'

export const soon = { interval: 20 }

export const asked = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(url, init)
  return [answer.status, await answer.json(), answer.headers.get('cache-control')]
}

export const asPerson = { accept: 'text/html,application/xhtml+xml' }

export interface Said {
  readonly level: number
  readonly message: string
  readonly [field: string]: unknown
}

/** Has the log of a site written where a test reads it. */
export const readableLog = () => {
  const lines: Said[] = []
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line) as Said) }
  const saying = (text: string) => lines.filter(({ message }) => message === text)
  return { logTo, lines, saying }
}

/** Adds a version of the registry, as no one should: by hand. */
export const addVersion = async (store: ReleaseStore, text: string): Promise<void> => {
  const { number } = await newestVersion(store)
  await store.create(versionKey(number + 1), text)
}
