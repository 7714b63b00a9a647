import { use } from 'react'
import { localStorageKeys } from '@lunchpail/contracts/constants'
import { languages, translator } from '@lunchpail/contracts/language/translate'
import type {
  Catalogue,
  Language,
  Translate,
  TranslationOf,
  Values,
} from '@lunchpail/contracts/language/translate'
import type { sentences as ruleSentences } from '@lunchpail/contracts/language/sentences.en'
import { retryChunk } from './retry-chunk.ts'
import { store } from './store.ts'

const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)

const language = store<Language>('en')

export const useLanguage = language.use
export const currentLanguage = language.get

const loaders = new Set<(language: Language) => Promise<unknown>>()

/** The person's own choice in this browser, if they made one: also of a language that the site is not in yet. */
export function rememberedLanguage(): string | undefined {
  try {
    return localStorage.getItem(localStorageKeys.language) ?? undefined
  } catch {
    return undefined // storage is closed in some private windows
  }
}

/** The last choice that was made. */
let wanted: string | undefined

const remembered = store<string | undefined>(undefined)

/** The same, of a component that is there as another is chosen. */
export function useRememberedLanguage(): string | undefined {
  remembered.use()
  return rememberedLanguage()
}

/** Remembers a choice in this browser, by its tag: for the server, too, where the site is in it. */
export function rememberLanguage(tag: string): void {
  wanted = tag
  if (isLanguage(tag)) document.cookie = `language=${tag}; Path=/; Max-Age=31536000; SameSite=Lax`
  try {
    localStorage.setItem(localStorageKeys.language, tag)
  } catch {
    // the cookie keeps the language of the page
  }
  remembered.set(tag)
}

function chosen(): Language | undefined {
  const value = rememberedLanguage()
  return isLanguage(value) ? value : undefined
}

function apply(next: Language): void {
  // the same language once more would have the browser style the whole page again
  if (typeof document !== 'undefined' && document.documentElement.lang !== next)
    document.documentElement.lang = next
  language.set(next)
}

/** For the host: the language the page came in, unless the person chose another one here. */
export function startLanguage(ofPage: Language): void {
  apply(chosen() ?? ofPage)
}

/**
 * Switches once every catalogue in use has loaded the other language, so that no page suspends. Where one does not come it
 * throws, and all stay in the language before: nobody reads a page in two. Returns whether the page is in it: not where another
 * was chosen while this one was on its way.
 */
export async function setLanguage(next: Language): Promise<boolean> {
  wanted = next
  try {
    await Promise.all([...loaders].map((load) => load(next)))
  } catch (error) {
    if (wanted === next) throw error
  }
  if (wanted !== next) return false
  rememberLanguage(next)
  apply(next)
  return true
}

export interface CatalogueLoaders<C extends Catalogue> {
  readonly en: () => Promise<{ readonly sentences: C }>
  readonly es: () => Promise<{ readonly sentences: TranslationOf<C> }>
}

/** `use` reads these from a promise: a fulfilled one does not suspend. */
type Settled<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

/**
 * The sentences of one microfrontend. `use()` suspends until those of the page's language are loaded; loading starts
 * with the module, in parallel with the page's data.
 */
export function catalogue<C extends Catalogue>(sources: CatalogueLoaders<C>) {
  const loading = new Map<Language, Settled<Translate<C>>>()

  function load(wanted: Language): Promise<Translate<C>> {
    let promise = loading.get(wanted)
    if (!promise) {
      promise = retryChunk<{ readonly sentences: TranslationOf<C> }>(sources[wanted]).then(
        ({ sentences }) => {
          const value = translator<C>(sentences)
          void Object.assign(promise!, { status: 'fulfilled', value })
          return value
        },
      )
      loading.set(wanted, promise)
      promise.catch(() => loading.delete(wanted))
    }
    return promise
  }

  loaders.add(load)
  if (typeof document !== 'undefined') load(language.get()).catch(() => {})
  return { load, use: (): Translate<C> => use(load(useLanguage())) }
}

const ruleKeys = new Set<string>()

async function withKeys<M extends { readonly sentences: object }>(module: Promise<M>): Promise<M> {
  for (const key of Object.keys((await module).sentences)) ruleKeys.add(key)
  return module
}

const rules = catalogue<typeof ruleSentences>({
  en: () => withKeys(import('@lunchpail/contracts/language/sentences.en')),
  es: () => withKeys(import('@lunchpail/contracts/language/sentences.es')),
})

/** The sentence of a rule or error code of the contracts by its key; a key of a newer service gives the general sentence. */
export function useRuleSentence(): (key: string, values?: Values) => string {
  const translate = rules.use()
  return (key, values) =>
    translate(ruleKeys.has(key) ? (key as keyof typeof ruleSentences) : 'field.invalid', values)
}
