/** What is known of several things, in one line. A line that has no room for all of it ends with a dot, and begins with none. */
export const byDots = (parts: readonly (string | number | null | undefined | false)[]): string =>
  parts.filter(Boolean).join('\u00A0· ')
