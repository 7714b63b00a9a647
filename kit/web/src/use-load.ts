import { use, useCallback, useEffect, useState } from 'react'
import type { DependencyList } from 'react'
import { ApiError } from './api-error.ts'
import { clientSentences } from './client-sentences.ts'
import { reportError } from './error-report.ts'
import { NotAnsweredYet } from './first-answers.ts'
import { useHoldFirstLoad } from './first-load.ts'
import { currentLanguage } from './language.ts'

/** `value` stays what was there before while something newer loads. */
export type Load<T> = { readonly retry: () => void } & (
  | { readonly state: 'loading'; readonly value: T | undefined; readonly error: undefined }
  | { readonly state: 'ready'; readonly value: T; readonly error: undefined }
  | { readonly state: 'failed'; readonly value: T | undefined; readonly error: ApiError }
)
type Stand<T> =
  { state: 'loading' | 'failed'; value: T | undefined; error?: ApiError } | { state: 'ready'; value: T }
type Loader<T> = (signal: AbortSignal) => Promise<T>

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  reportError(error, 'load')
  return new ApiError({ code: 'unknown', message: clientSentences[currentLanguage()].unknown, status: 0 })
}

/** On the server: waits for what the render was given; what it was not given is asked for before the next render. */
async function settled<T>(load: Loader<T>): Promise<Stand<T>> {
  try {
    return { state: 'ready', value: await load(new AbortController().signal) }
  } catch (error) {
    if (error instanceof NotAnsweredYet) return { state: 'loading', value: undefined }
    return { state: 'failed', value: undefined, error: asApiError(error) }
  }
}

function useLoadOfRender<T>(load: Loader<T>): Load<T> {
  return { error: undefined, ...use(settled(load)), retry: () => {} } as Load<T>
}

function useLoadOfPage<T>(load: Loader<T>, deps: DependencyList): Load<T> {
  const [stand, setStand] = useState<Stand<T>>({ state: 'loading', value: undefined })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    setStand(({ value }) => ({ state: 'loading', value }))
    load(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setStand({ state: 'ready', value })
      },
      (error: unknown) => {
        if (!abort.signal.aborted)
          setStand(({ value }) => ({ state: 'failed', value, error: asApiError(error) }))
      },
    )
    return () => abort.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the caller names what its loading depends on
  }, [...deps, attempt])
  useHoldFirstLoad(stand.state === 'loading' && stand.value === undefined)

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { error: undefined, ...stand, retry } as Load<T>
}

/** What a page shows: loads at first, when `deps` change and on `retry()`; answers that come too late are dropped. */
export const useLoad: <T>(load: Loader<T>, deps: DependencyList) => Load<T> =
  typeof document === 'undefined' ? useLoadOfRender : useLoadOfPage
