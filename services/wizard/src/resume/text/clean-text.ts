/** Bytes 0x80 to 0x9f as Windows shows them. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const utf8 = new TextDecoder('utf-8', { fatal: true })
const misread = new RegExp(`[\u00c2-\u00f4][\u0080-\u00bf${windows}]{1,3}`, 'gu')

/** "Ã±" is the "ñ" of a writer who took UTF-8 for Latin-1; many exports have it. */
function reread(run: string): string {
  const bytes = Array.from(run, (character) => {
    const index = windows.indexOf(character)
    return index >= 0 ? 0x80 + index : character.charCodeAt(0)
  })
  for (let length = bytes.length; length >= 2; length -= 1) {
    try {
      return utf8.decode(new Uint8Array(bytes.slice(0, length))) + Array.from(run).slice(length).join('')
    } catch {
      // not UTF-8 at this length
    }
  }
  return run
}

/** "A N A  D I A Z": words of letters that stand apart, further from each other than their letters. */
const apart = /^(?:\p{L} )+\p{L}(?: {2,}(?:\p{L} )*\p{L})+$/u
export const isSpacedOut = (text: string): boolean => apart.test(text.trim())
const together = (text: string): string =>
  isSpacedOut(text)
    ? text
        .trim()
        .split(/ {2,}/u)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text

/** One line of text with plain spaces and without what cannot be seen. */
export const cleanText = (given: string): string =>
  together(given.replace(/[\u00a0\t]/gu, ' '))
    .replace(misread, reread)
    .replace(/Â(?=\s|$)/gu, ' ')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/gu, '')
    .replace(/[ﬀ-ﬄ]/gu, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u2010-\u2012\u2212]/gu, '-')
    .replace(/：|ï¼/gu, ' | ')
    .normalize('NFC')
    .replace(/ {2,}/gu, ' ')
    .trim()

const bulletForm = /^(?:[•●▪▫◦‣⁃∙·○■□➢➤►▶✓✔❖❑◆◇★\u{f000}-\u{f0ff}]+\s*|[*»>–—-]\s+|o\s+(?=\p{Lu}))/u
/** "-Ran the register", and no "-Present" and "-May 2021", which end a range of the line above */
const tightHyphen =
  /^[–—-](?=\p{L}{2})(?!.(?:present|current|now|today|actual|hoy|\p{L}+\.?,?\s(?:de\s)?['’]?\d))/iu

/** The text behind the bullet, and whether there was one. */
export function withoutBullet(text: string): { readonly text: string; readonly bullet: boolean } {
  const found = bulletForm.exec(text) ?? tightHyphen.exec(text)
  return found ? { text: text.slice(found[0].length).trim(), bullet: true } : { text, bullet: false }
}
