/** What is longer is none of them, and would take long to look at. */
const longest = 400
/** Nothing is drawn for these: address books and messengers put them around what is copied from them. */
const around = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/** A name as it was meant, whatever came along with it. Within it some of them make another name: its rules look at those. */
export const pastedName = (text: string): string =>
  text.length > longest ? text.trim() : text.replaceAll(around, '')

/** An address as it was meant: "mailto:maria@example.com", "Maria Lopez <Maria@example.com>,". Trimmed and in lower case (1 §5). */
export function pastedEmail(text: string): string {
  if (text.length > longest) return text.trim().toLowerCase()
  const plain = pastedName(text).replace(/^mailto:/iu, '')
  const [, within] = /^[^<>@]*<([^<>]+)>[.,;]*$/u.exec(plain) ?? []
  return pastedName(within ?? plain.replace(/[.,;]+$/u, '')).toLowerCase()
}
