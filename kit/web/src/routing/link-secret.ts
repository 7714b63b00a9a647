/**
 * The secret of a link, which is the fragment of its address. What a message had behind the link is none of it: a full stop,
 * a bracket, as it is or encoded. A secret ends with a letter, a digit, a hyphen or an underscore.
 */
export const linkSecret = (hash: string): string =>
  hash.slice(1).replace(/(?:%[\dA-F]{0,2}|&(?:[a-z]+|#\d+);|[^\w-])+$/i, '')
