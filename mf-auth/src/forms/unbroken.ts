/** A masked number that stays on one line: its hyphens are no place to break it. */
export const unbroken = (contact: string): string => contact.replaceAll('-', '\u2011')
