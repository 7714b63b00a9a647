/**
 * The secret of a link, which is the fragment of its address. What a message had behind the link is none of it: a full stop,
 * a bracket, as it is or encoded, or what a program that counts clicks appended.
 */
export const linkSecret = (hash: string): string =>
  hash
    .slice(1)
    .replace(/[^\w.-].*$/su, '')
    .replace(/\.+$/u, '')
