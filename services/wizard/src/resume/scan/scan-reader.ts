import { scanTypes } from '@lunchpail/contracts/wizard/enumerations'
import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { scanLimits } from '../limits.ts'
import type { Answer } from '../reader-answer.ts'
import { openResumeReader, type ResumeReader } from '../resume-reader.ts'

const isPicture = (kind: string | null): boolean => scanTypes.some((type) => type === kind)
/** A scanned PDF has no text, or no more than the scanner's own name. */
const mayBeScanned = (answer: Answer): boolean =>
  'unreadable' in answer && (answer.unreadable === 'no-text' || answer.unreadable === 'nothing-found')

/**
 * BY-10: reads documents as `texts` does, and pictures, and PDFs that are pictures, in another thread with limits of its
 * own. That thread ends after each file: what it holds of memory is many times that of the other, and few files need it.
 */
export function openScanReader(
  texts: ResumeReader = openResumeReader(),
  scans: ResumeReader = openResumeReader({
    ...scanLimits,
    worker: new URL('./scan-worker.ts', import.meta.url),
  }),
): ResumeReader {
  let last: Promise<unknown> = Promise.resolve()
  const scan = (bytes: Uint8Array): Promise<Answer> => {
    const answer = last.then(() => scans.read(bytes))
    last = answer.then(scans.close, scans.close)
    return answer
  }
  return {
    warm: texts.warm,
    read: async (bytes) => {
      const kind = resumeKind(bytes)
      if (isPicture(kind)) return scan(bytes)
      const answer = await texts.read(bytes)
      if (kind !== 'pdf' || !mayBeScanned(answer)) return answer
      const scanned = await scan(bytes)
      return 'resume' in scanned || scanned.unreadable !== 'no-text' ? scanned : answer
    },
    close: async () => {
      await last
      await Promise.all([texts.close(), scans.close()])
    },
  }
}
