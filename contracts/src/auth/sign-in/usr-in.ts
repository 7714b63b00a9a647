/**
 * 1 §2: who logs in, as an address says it. A query reads the + of an email that somebody wrote into a link by hand as a
 * blank, which no email has.
 */
export function usrIn(query: URLSearchParams): string | null {
  const usr = query.get('usr')
  return usr?.includes('@') ? usr.trim().replaceAll(' ', '+') : usr
}
