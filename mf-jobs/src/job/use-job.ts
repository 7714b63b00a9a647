import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadJob } from '../api.ts'

/** A job with its whole description, and the way to it from a ZIP code. */
export function useJob(id: string, zip: string | undefined) {
  const load = useLoad(async (signal) => ({ asked: id, ...(await loadJob(id, zip, signal)) }), [id, zip])
  // it may be the same job of another publisher, under that one's id
  const job = load.value?.asked === id ? load.value.position : undefined
  // An id that can be none is refused as invalid: to the person it is the same.
  const unknown = load.error?.code === 'not-found' || load.error?.code === 'invalid'
  return { job, unknown, failed: load.state === 'failed', retry: load.retry }
}
