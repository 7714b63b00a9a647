import type { Line } from '../text/line.ts'
import { read, type Read } from './read.ts'

const maxSkills = 60

/** The skills of a skills section: what stands between its commas and bullets. */
export function readSkills(lines: readonly Line[]): Read<string>[] {
  const seen = new Set<string>()
  return lines
    .flatMap((line) =>
      line.parts
        .flatMap((part) => part.split(/\s*[,;|•·●▪]\s*|\s+[–—-]\s+/u))
        .map((text) => text.replace(/^[^:]{2,30}:\s*/u, '').replace(/^[\s.–—-]+|[\s.]+$/gu, ''))
        .filter((text) => /\p{L}{2}/u.test(text) && text.length <= 60)
        .map((text) => read(text, 0.8, line)),
    )
    .filter(({ value }) => {
      const key = value.toLowerCase()
      return seen.has(key) ? false : (seen.add(key), true)
    })
    .slice(0, maxSkills)
}
