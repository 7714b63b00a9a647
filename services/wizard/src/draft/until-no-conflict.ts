import { isRefusal } from '@lunchpail/kit-service/refusal'

/** A save with a version does not wait for one without: it may come in between, but not so often. */
const maxAttempts = 5

/** Runs the work again where the draft was saved in between, as the caller named no version to be refused by. */
export async function untilNoConflict<T>(work: () => Promise<T>, attempts = maxAttempts): Promise<T> {
  try {
    return await work()
  } catch (failure) {
    if (attempts > 1 && isRefusal(failure) && failure.refusal === 'conflict')
      return untilNoConflict(work, attempts - 1)
    throw failure
  }
}
