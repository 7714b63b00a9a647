/**
 * 1 §2: who logs in, as an address says it. In a link written by hand, a query reads the + of an email as a blank, which no
 * email has.
 */
export function usrIn(query: URLSearchParams): string | null {
  const usr = query.get('usr')
  return usr?.includes('@') ? usr.trim().replaceAll(' ', '+') : usr
}
