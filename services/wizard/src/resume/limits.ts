export const resumeLimits = {
  bytes: 10 * 1024 * 1024,
  pages: 20,
  milliseconds: 10_000,
  megabytes: 512,
  /** of text; the longest real resumes have a tenth */
  characters: 300_000,
  /** of one unpacked part of a docx */
  partBytes: 20 * 1024 * 1024,
} as const
