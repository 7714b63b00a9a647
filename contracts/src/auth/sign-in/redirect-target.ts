import { loginPage, signUpPage } from '../pages.ts'

/**
 * The address after a login: a path of this site, else `fallback`. Against open redirects it refuses whatever a browser
 * or server could read as another site, however it is encoded.
 */
export function redirectTarget(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted || wanted.length > 2000 || !isPathHere(wanted)) return fallback
  const { pathname } = new URL(wanted, nowhere)
  // a login that redirects to a login would loop
  const page = pathname.replace(/\/$/, '')
  return page === loginPage.path || page === signUpPage.path ? fallback : wanted
}

const nowhere = 'https://site.invalid'

function isPathHere(wanted: string): boolean {
  // a browser reads a backslash as a slash and drops control characters, so "/\evil" and "/<tab>/evil" leave the site
  if (/[\\\p{Cc}]/u.test(wanted)) return false
  if (!everyDecoding(wanted.split(/[?#]/, 1)[0]!).every(isPlainPath)) return false
  return URL.canParse(wanted, nowhere) && new URL(wanted, nowhere).origin === nowhere
}

/** Begins with one slash, and never becomes "//" when dots are resolved. */
const isPlainPath = (path: string): boolean =>
  path.startsWith('/') && !/[\\\p{Cc}]|\/\/|\/\.\.?(\/|$)/u.test(path)

/** The path, and the path decoded once, twice and so on. */
function everyDecoding(path: string): string[] {
  const decodings = [path]
  for (let decoded = path; decodings.length < 6;) {
    try {
      const next = decodeURIComponent(decoded)
      if (next === decoded) return decodings
      decodings.push((decoded = next))
    } catch {
      return [...decodings, '']
    }
  }
  return [...decodings, '']
}
