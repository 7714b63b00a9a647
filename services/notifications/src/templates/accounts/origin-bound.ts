/** A text with a code whose last line lets phones fill it in on this site alone (origin-bound one-time codes). */
export const originBound = (sentence: string, code: string, site: string): string =>
  `${sentence}\n\n@${new URL(site).hostname} #${code}`
