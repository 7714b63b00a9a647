/** Stands between two things in a line, where elements are; `byDots` joins texts. */
export const dot = '\u00A0· '

/** What is known of several things, in one line. A line that has no room for all of it ends with a dot, and begins with none. */
export const byDots = (parts: readonly (string | number | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(dot)
