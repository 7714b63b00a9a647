import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseStore } from './store/release-store.ts'

/** Every version of the registry stays, under its number. */
export const registryFolder = 'registry/'
/** about which number is the newest: where to begin to look, no more */
const newest = 'newest.json'

export const versionKey = (number: number): string =>
  `${registryFolder}${String(number).padStart(9, '0')}.json`

export interface RegistryVersion {
  /** 0: there is none yet */
  readonly number: number
  readonly text: string | undefined
}

const noVersion: RegistryVersion = { number: 0, text: undefined }

/** Where to begin to look: at the number that is noted, or where none is, or nothing is there, at the highest in the list. */
async function firstGuess(store: ReleaseStore): Promise<number> {
  const text = await store.read(newest)
  const noted = Number(text === undefined ? Number.NaN : String(text))
  if (Number.isInteger(noted) && noted > 0 && (await store.read(versionKey(noted)))) return noted
  const numbers = (await store.list(registryFolder)).flatMap(({ key }) => {
    const number = Number(/(\d+)\.json$/.exec(key)?.[1])
    return Number.isInteger(number) ? [number] : []
  })
  return Math.max(0, ...numbers)
}

/** The newest version, or the one that is known where no newer one is there. */
export async function newestVersion(
  store: ReleaseStore,
  known: RegistryVersion = noVersion,
): Promise<RegistryVersion> {
  let found = known
  let next = known.number === 0 ? Math.max(1, await firstGuess(store)) : known.number + 1
  for (;;) {
    const bytes = await store.read(versionKey(next))
    if (bytes === undefined) return found
    found = { number: next, text: String(bytes) }
    next += 1
  }
}

/** A store that ignores conditions would let the second of two releases overwrite the first: tried by what changes nothing. */
async function checkConditions(store: ReleaseStore, { number, text }: RegistryVersion): Promise<void> {
  if (text !== undefined && (await store.create(versionKey(number), text)))
    throw new Error(`${store.address} ignores If-None-Match, without which two releases at once are unsafe`)
}

const maxTries = 20

/** Whether it is there although the store said that something was: the answer to a first try may have been lost. */
const isThere = async (store: ReleaseStore, number: number, text: string): Promise<boolean> => {
  const bytes = await store.read(versionKey(number))
  return bytes !== undefined && String(bytes) === text
}

/**
 * Adds a version of the registry. Of two at once the second finds its number taken, and looks again at what the first left:
 * `edit` runs once more. No two edits write the same text; undefined adds nothing.
 */
export async function addVersion(
  store: ReleaseStore,
  edit: (before: string | undefined) => Promise<string | undefined>,
): Promise<void> {
  for (let tried = 0; tried < maxTries; tried += 1) {
    const before = await newestVersion(store)
    const after = await edit(before.text)
    if (after === undefined) return
    const number = before.number + 1
    await checkConditions(store, before)
    const isMine = (await store.create(versionKey(number), after)) || (await isThere(store, number, after))
    if (number === 1 && isMine) await checkConditions(store, { number, text: after })
    if (isMine) return store.replace(newest, String(number))
    await wait(Math.random() * 50 * (tried + 1))
  }
  throw new Error('other releases are under way without an end: try again')
}
