import { startTransition, use, useCallback, useEffect, useState } from 'react'
import type { DependencyList } from 'react'
import { ApiError } from './api-error.ts'
import { clientSentences } from './client-sentences.ts'
import { reportError } from './error-report.ts'
import { NotPreloadedError } from './preloaded-responses.ts'
import { useHoldInitialLoad } from './initial-load.ts'
import { currentLanguage } from './language.ts'
import { useRetryOnline } from './online.ts'
import { useHold } from './together.tsx'

/** `value` is the previous one while a newer one loads. */
export type Load<T> = { readonly retry: () => void } & (
  | { readonly state: 'loading'; readonly value: T | undefined; readonly error: undefined }
  | { readonly state: 'ready'; readonly value: T; readonly error: undefined }
  | { readonly state: 'failed'; readonly value: T | undefined; readonly error: ApiError }
)
type LoadState<T> =
  | { state: 'loading' | 'failed'; value: T | undefined; error?: ApiError }
  | { state: 'ready'; value: T }
type Loader<T> = (signal: AbortSignal) => Promise<T>

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  reportError(error, 'load')
  return new ApiError({ code: 'unknown', message: clientSentences[currentLanguage()].unknown, status: 0 })
}

/** On the server: uses the preloaded response; where there is none, it is requested before the next render. */
async function settled<T>(load: Loader<T>): Promise<LoadState<T>> {
  try {
    return { state: 'ready', value: await load(new AbortController().signal) }
  } catch (error) {
    if (error instanceof NotPreloadedError) return { state: 'loading', value: undefined }
    return { state: 'failed', value: undefined, error: asApiError(error) }
  }
}

function useLoadOnServer<T>(load: Loader<T>): Load<T> {
  return { error: undefined, ...use(settled(load)), retry: () => {} } as Load<T>
}

function useLoadInBrowser<T>(load: Loader<T>, deps: DependencyList): Load<T> {
  const [loaded, setLoaded] = useState<LoadState<T>>({ state: 'loading', value: undefined })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    // the same state where it is loading already: what that rendered would not be a transition
    setLoaded((now) => (now.state === 'loading' ? now : { state: 'loading', value: now.value }))
    load(abort.signal).then(
      (value) => {
        // much is rendered from it, and no keystroke waits for that: React may be interrupted
        if (!abort.signal.aborted) startTransition(() => setLoaded({ state: 'ready', value }))
      },
      (error: unknown) => {
        if (!abort.signal.aborted)
          setLoaded(({ value }) => ({ state: 'failed', value, error: asApiError(error) }))
      },
    )
    return () => abort.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the caller names what its loading depends on
  }, [...deps, attempt])
  const isFirst = loaded.state === 'loading' && loaded.value === undefined
  useHoldInitialLoad(isFirst)
  useHold(isFirst)

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useRetryOnline(retry, loaded.state === 'failed' && loaded.error?.code === 'unreachable')
  return { error: undefined, ...loaded, retry } as Load<T>
}

/** Loads on mount, when `deps` change, on `retry()`, and again when a lost connection is back; a response that is outdated when it arrives is dropped. */
export const useLoad: <T>(load: Loader<T>, deps: DependencyList) => Load<T> =
  typeof document === 'undefined' ? useLoadOnServer : useLoadInBrowser
