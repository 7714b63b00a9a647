import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { resumeLimits, scanLimits } from './limits.ts'
import { readResume, type Resume } from './read-resume.ts'
import { fewLetters, isDoubtful } from './scan/text-layer.ts'
import type { Line } from './text/line.ts'
import { linesOfPages } from './text/lines-of-pages.ts'
import { readDoc } from './text/formats/read-doc.ts'
import { readDocx } from './text/formats/read-docx.ts'
import { readPdf } from './text/formats/read-pdf.ts'
import { UnreadableResume } from './unreadable-resume.ts'

async function linesOf(bytes: Uint8Array): Promise<Line[]> {
  switch (resumeKind(bytes)) {
    case 'docx':
      return readDocx(bytes)
    case 'doc':
      return readDoc(bytes)
    default:
      throw new UnreadableResume('type')
  }
}

/** Images are never packed with other objects, so that their names stand in the file. */
const hasPicture = (bytes: Uint8Array): boolean =>
  ['/Subtype /Image', '/Subtype/Image'].some((name) => Buffer.from(bytes).includes(name))

/** A PDF's resume, and which of its pages may be pictures: a scan among pages of text. */
async function resumeOfPdf(bytes: Uint8Array): Promise<Resume> {
  const isPictured = hasPicture(bytes)
  const pages = await readPdf(bytes, { withLayers: isPictured })
  const resume = resumeOfLines(linesOfPages(pages))
  if (pages.length > scanLimits.pages) return resume
  const unreadPages = pages.flatMap((page, index) =>
    page.isDrawn || (isPictured && isDoubtful(page)) ? [index + 1] : [],
  )
  const hasLayer = pages.some((page) => page.isLayer)
  return { ...resume, ...(unreadPages.length > 0 && { unreadPages }), ...(hasLayer && { hasLayer }) }
}

/** The resume that lines say, where they say one. */
export function resumeOfLines(lines: readonly Line[]): Resume {
  if (lines.reduce((letters, { text }) => letters + text.length, 0) < fewLetters)
    throw new UnreadableResume('no-text')
  const resume = readResume(lines)
  const { jobs, schools, skills, licences } = resume
  if (jobs.length + schools.length + skills.length + licences.length === 0)
    throw new UnreadableResume('nothing-found')
  return resume
}

/** A file's resume. Whoever calls it gives it a process or a thread that may die of it. */
export async function readFile(bytes: Uint8Array): Promise<Resume> {
  if (bytes.length === 0) throw new UnreadableResume('empty')
  if (bytes.length > resumeLimits.bytes) throw new UnreadableResume('too-large')
  return resumeKind(bytes) === 'pdf' ? resumeOfPdf(bytes) : resumeOfLines(await linesOf(bytes))
}
