/** What an address of ours never ends with. */
const behind = /[^\p{L}\p{N}_/-]+$/u
/** A character of HTML that was taken for text: "&gt;" */
const entity = /&(?:[a-z]{2,6}|#\d{2,5})$/i
/** Of a character that a program encoded and then cut, or cut in two: "%E2%80", "%" */
const half = /(?:%[\dA-F]?|(?:%[89A-F][\dA-F])+)$/i
/** What a program encoded with the path, though it ends it: "/reset%23secret"; or appended as if there were a query: "/jobs/1&utm_source=x" */
const encodedRest = /(?:%(?:23|3F)|&\w+=).*$/i

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

interface LinkEnd {
  readonly path: string
  /** a query or a fragment that stood in the path */
  readonly rest: string
}

/**
 * The path of a link from a text or an email as it was sent: without what was taken for its end, such as a full stop or a
 * bracket, and apart from what was encoded with it. Undefined where it is as it was sent.
 */
export function linkEnd(path: string): LinkEnd | undefined {
  const [encoded = ''] = encodedRest.exec(path) ?? []
  const given = path.slice(0, path.length - encoded.length)
  const whole = decoded(given)
  let end = whole ?? decoded(given.replace(half, ''))
  if (end === undefined) return undefined
  for (let before; before !== end;) {
    before = end
    end = end.replace(behind, '').replace(entity, '')
  }
  if (end === whole && encoded === '') return undefined
  const segments = end.split('/').map((segment) => encodeURIComponent(segment))
  return {
    path: segments.join('/'),
    rest: (decoded(encoded) ?? '').replace(/^&/, '?').replaceAll(/[^\x21-\x7e]/g, ''),
  }
}
