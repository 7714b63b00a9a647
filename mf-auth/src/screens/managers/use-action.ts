import { useState } from 'react'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { tellFailure } from '@lunchpail/kit-web/portal/tell-failure'
import { toast } from '@lunchpail/kit-web/toast'

/** Runs one action of a row at a time; tells what came of it, and loads the lists again. */
export function useAction(onChanged: () => void) {
  const [busy, setBusy] = useState<string>()
  const run = async (name: string, work: () => Promise<unknown>, done: string): Promise<void> => {
    if (busy !== undefined) return
    setBusy(name)
    try {
      await work()
      toast(done)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tellFailure(error.message)
    } finally {
      setBusy(undefined)
      // somebody else may have changed it too
      onChanged()
    }
  }
  return { busy, run }
}
