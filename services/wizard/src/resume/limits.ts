import { scanPages } from '@lunchpail/contracts/wizard/enumerations'

export const resumeLimits = {
  bytes: 10 * 1024 * 1024,
  pages: 20,
  /** of the processor: how busy the machine is refuses nobody */
  milliseconds: 10_000,
  /** by the clock, for what hangs: as long as the former takes where a dozen others want the same processor */
  patienceMilliseconds: 120_000,
  megabytes: 512,
  /** of text; the longest real resumes have a tenth */
  characters: 300_000,
  /** of one unpacked part of a docx */
  partBytes: 20 * 1024 * 1024,
} as const

/** Of photos and scans. */
export const scanLimits = {
  pages: scanPages,
  /** of the processor: three pages of a scanner take some ten seconds; noise takes whatever it gets */
  milliseconds: 30_000,
  patienceMilliseconds: 360_000,
  megabytes: 512,
  /** of one page: what a phone takes at most is shrunk by the page that sends it */
  pixels: 40_000_000,
  /** of one page of a PDF, which is shrunk once it is unpacked: Ghostscript makes pictures of 720 dots per inch */
  pdfPixels: 51_000_000,
  /** in pixels: on a smaller picture no resume can be read */
  side: 400,
} as const
