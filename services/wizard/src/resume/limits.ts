import { scanPages } from '@lunchpail/contracts/wizard/enumerations'

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

/** Of photos and scans. */
export const scanLimits = {
  pages: scanPages,
  /** three pages of a scanner take some ten seconds; noise takes whatever it gets */
  milliseconds: 30_000,
  megabytes: 512,
  /** of one page: what a phone takes at most is shrunk by the page that sends it */
  pixels: 40_000_000,
  /** of one page of a PDF, which is shrunk once it is unpacked: Ghostscript makes pictures of 720 dots per inch */
  pdfPixels: 51_000_000,
  /** in pixels: on a smaller picture no resume can be read */
  side: 400,
} as const
