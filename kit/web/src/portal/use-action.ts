import { useState } from 'react'
// by their package names: a microfrontend bundles this module and takes those from the shell
import { ApiError } from '@lunchpail/kit-web/api-error'
import { toast } from '@lunchpail/kit-web/toast'
import { tellFailure } from './tell-failure.ts'

interface Reported<Name> {
  /** which of several buttons it is */
  readonly name?: Name
  /** said once it worked */
  readonly done?: string
  /** said where it was refused, in place of the sentence of the refusal */
  readonly failed?: (error: ApiError) => string
}

/** What buttons do: one call at a time, of which people are told that it worked or why not. `onSettled` comes after either. */
export function useAction<Name = never>(onSettled?: () => void) {
  const [running, setRunning] = useState<{ readonly name: Name | undefined }>()
  const run = async (
    work: () => Promise<unknown>,
    { name, done, failed }: Reported<Name> = {},
  ): Promise<void> => {
    if (running) return
    setRunning({ name })
    try {
      await work()
      if (done !== undefined) toast(done)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tellFailure(failed ? failed(error) : error.message)
    } finally {
      setRunning(undefined)
      onSettled?.()
    }
  }
  return { busy: running !== undefined, name: running?.name, run }
}
