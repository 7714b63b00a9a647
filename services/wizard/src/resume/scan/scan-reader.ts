import { scanTypes } from '@lunchpail/contracts/wizard/enumerations'
import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { scanLimits } from '../limits.ts'
import type { Answer } from '../reader-answer.ts'
import type { Resume } from '../read-resume.ts'
import type { UnreadableReason } from '../unreadable-resume.ts'
import { openResumeReader, type ResumeReader } from '../resume-reader.ts'

const isPicture = (kind: string | null): boolean => scanTypes.some((type) => type === kind)
/** A scanned PDF has no text, or no more than the scanner's own name. */
const mayBeScanned = (unreadable: UnreadableReason): boolean =>
  unreadable === 'no-text' || unreadable === 'nothing-found'

const takesAll: ReadonlySet<UnreadableReason> = new Set(['time', 'memory'])

/** What a picture is where nothing can be read of it: `text`, what its other pages say. */
type Instead = UnreadableReason | 'text' | null

export interface ScanReader extends ResumeReader {
  /**
   * What a document says, or that it is one to `readPicture`, with what it is where that finds no text. Of one with a picture
   * among its pages of text both.
   */
  readonly readText: (
    bytes: Uint8Array,
  ) => Promise<Answer | { readonly scan: Instead; readonly resume?: Resume }>
  readonly readPicture: (bytes: Uint8Array, instead: Instead) => Promise<Answer>
}

/**
 * Reads documents as `texts` does, and pictures, and PDFs that are pictures, in another thread with limits of its
 * own. That thread ends after each file: what it holds of memory is many times that of the other, and few files need it.
 */
export function openScanReader(
  texts: ResumeReader = openResumeReader(),
  scans: ResumeReader = openResumeReader({
    ...scanLimits,
    worker: new URL('./scan-worker.ts', import.meta.url),
  }),
): ScanReader {
  /** A first page that takes all the time, or all the memory, keeps those behind it from nothing. */
  const readPages = async (bytes: Uint8Array): Promise<Answer> => {
    const answer = await scans.read(bytes)
    if (resumeKind(bytes) !== 'pdf' || !('unreadable' in answer) || !takesAll.has(answer.unreadable))
      return answer
    const others = await scans.read(bytes, 1)
    return 'resume' in others ? others : answer
  }
  let last: Promise<unknown> = Promise.resolve()
  const scan = (bytes: Uint8Array): Promise<Answer> => {
    const answer = last.then(() => readPages(bytes))
    last = answer.then(scans.close, scans.close)
    return answer
  }
  const readText: ScanReader['readText'] = async (bytes) => {
    const kind = resumeKind(bytes)
    if (isPicture(kind)) return { scan: null }
    const answer = await texts.read(bytes)
    if ('resume' in answer) {
      const { unreadPages, hasLayer } = answer.resume
      return unreadPages || hasLayer ? { scan: 'text', resume: answer.resume } : answer
    }
    return kind === 'pdf' && mayBeScanned(answer.unreadable) ? { scan: answer.unreadable } : answer
  }
  const readPicture: ScanReader['readPicture'] = async (bytes, instead) => {
    const answer = await scan(bytes)
    if (!('unreadable' in answer)) return answer
    // its text was read already, and says which pages were not
    if (instead === 'text') return texts.read(bytes)
    return answer.unreadable === 'no-text' && instead !== null ? { unreadable: instead } : answer
  }
  return {
    warm: texts.warm,
    readText,
    readPicture,
    read: async (bytes) => {
      const answer = await readText(bytes)
      return 'scan' in answer ? readPicture(bytes, answer.scan) : answer
    },
    close: async () => {
      await last
      await Promise.all([texts.close(), scans.close()])
    },
  }
}
