import type { ResumeType } from '@lunchpail/contracts/wizard/enumerations'
import { ApiError } from '@lunchpail/kit-web/api-error'
import type { StartUpload, Upload } from '../api.ts'
import { putPart } from './put-part.ts'

export interface Sending {
  readonly sent: number
  /** until the connection is back */
  readonly isWaiting: boolean
}

const firstPauseMs = 1_000
const longestPauseMs = 15_000

/** The end of a name, which has its type; no half of a character that the cut went through, which no service takes. */
const nameOf = ({ name }: File): string => name.slice(-200).replace(/^[\uDC00-\uDFFF]/, '')

/** Until the browser says that it is online again, or a while has passed. */
const pause = (failures: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, Math.min(longestPauseMs, firstPauseMs * 2 ** failures))
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })

/**
 * Sends a resume part by part straight to the object store. Where the connection is lost, it goes on with the part that was
 * not sent, for as long as the page is open. Resolves with what names it from then on, null where the signal ends it; rejects
 * where the service or the store refuses.
 */
export async function sendResume(
  file: File,
  type: ResumeType,
  startUpload: StartUpload,
  onProgress: (sending: Sending) => void,
  signal: AbortSignal,
): Promise<string | null> {
  let sent = 0
  let failures = 0
  const wait = async () => {
    onProgress({ sent, isWaiting: true })
    await pause(failures, signal)
    failures += 1
  }
  const start = async (): Promise<Upload | null> => {
    while (!signal.aborted)
      try {
        return await startUpload({ file_name: nameOf(file), type, bytes: file.size }, signal)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 0) throw error
        await wait()
      }
    return null
  }
  const upload = await start()
  for (const { url, bytes } of upload?.parts ?? []) {
    for (;;) {
      if (signal.aborted) return null
      const result = await putPart(
        url,
        upload!.content_type,
        file.slice(sent, sent + bytes),
        (loaded) => onProgress({ sent: sent + loaded, isWaiting: false }),
        signal,
      )
      if (signal.aborted) return null
      if (result === 'sent') break
      if (result === 'refused') throw new Error('The object store refused a part.')
      await wait()
    }
    failures = 0
    sent += bytes
    onProgress({ sent, isWaiting: false })
  }
  return upload?.key ?? null
}
