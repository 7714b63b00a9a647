import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { resumeLimits } from './limits.ts'
import { readResume, type Resume } from './read-resume.ts'
import type { Line } from './text/line.ts'
import { linesOfPages } from './text/lines-of-pages.ts'
import { readDoc } from './text/read-doc.ts'
import { readDocx } from './text/read-docx.ts'
import { readPdf } from './text/read-pdf.ts'
import { UnreadableResume } from './unreadable-resume.ts'

async function linesOf(bytes: Uint8Array): Promise<Line[]> {
  switch (resumeKind(bytes)) {
    case 'pdf':
      return linesOfPages(await readPdf(bytes))
    case 'docx':
      return readDocx(bytes)
    case 'doc':
      return readDoc(bytes)
    default:
      throw new UnreadableResume('type')
  }
}

/** The resume that lines say, where they say one. */
export function resumeOfLines(lines: readonly Line[]): Resume {
  if (lines.reduce((letters, { text }) => letters + text.length, 0) < 20)
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
  return resumeOfLines(await linesOf(bytes))
}
