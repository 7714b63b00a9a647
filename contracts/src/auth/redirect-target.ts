import { loginPage, signUpPage } from './pages.ts'

/**
 * The address to go to after a login: a path of this site, or `fallback`. The value comes out of an address that anybody
 * may have written, so whatever a browser or a server could read as another site is refused, however it is encoded.
 */
export function redirectTarget(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted || wanted.length > 2000 || !isPathHere(wanted)) return fallback
  const { pathname } = new URL(wanted, nowhere)
  // going back to a login after a login would turn in circles
  const page = pathname.replace(/\/$/, '')
  return page === loginPage.path || page === signUpPage.path ? fallback : wanted
}

const nowhere = 'https://site.invalid'

function isPathHere(wanted: string): boolean {
  // a browser reads a backslash as a slash and drops control characters, so "/\evil" and "/<tab>/evil" leave the site
  if (/[\\\p{Cc}]/u.test(wanted)) return false
  if (!everyReading(wanted.split(/[?#]/, 1)[0]!).every(isPlainPath)) return false
  return URL.canParse(wanted, nowhere) && new URL(wanted, nowhere).origin === nowhere
}

/** Begins with one slash, and has no part that becomes "//" once dots are resolved. */
const isPlainPath = (path: string): boolean =>
  path.startsWith('/') && !/[\\\p{Cc}]|\/\/|\/\.\.?(\/|$)/u.test(path)

/** The path as written and as it reads each time somebody decodes it once more. */
function everyReading(path: string): string[] {
  const readings = [path]
  for (let reading = path; readings.length < 6;) {
    try {
      const next = decodeURIComponent(reading)
      if (next === reading) return readings
      readings.push((reading = next))
    } catch {
      return [...readings, '']
    }
  }
  return [...readings, '']
}

/** The login page that comes back to `path` afterwards. */
export const loginAddress = (path: string): string => `${loginPage.path}?redirect=${encodeURIComponent(path)}`
