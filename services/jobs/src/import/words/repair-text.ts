/** Windows-1252 characters of the bytes 80 to 9F; the five bytes it leaves undefined stand for themselves. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const byteOf = new Map(Array.from(upper, (character, index) => [character, 0x80 + index]))
for (let byte = 0xa0; byte <= 0xff; byte++) byteOf.set(String.fromCharCode(byte), byte)
const windows1252 = (byte: number) =>
  byte >= 0x80 && byte <= 0x9f ? upper[byte - 0x80]! : String.fromCharCode(byte)

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Length of the UTF-8 sequence that begins at `at`, or 0 where the bytes are none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!
  const length =
    lead < 0x80
      ? 1
      : lead >= 0xc2 && lead <= 0xdf
        ? 2
        : lead >= 0xe0 && lead <= 0xef
          ? 3
          : lead >= 0xf0 && lead <= 0xf4
            ? 4
            : 0
  for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}

/** Reads bytes as UTF-8, and the bytes that are not as Windows-1252: one file may hold both. */
export function decodeMixed(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes)
  } catch {
    let text = ''
    for (let at = 0; at < bytes.length;) {
      const length = sequenceLength(bytes, at)
      if (length > 1) text += decodeOr(bytes.subarray(at, at + length))
      else text += windows1252(bytes[at]!)
      at += length || 1
    }
    return text
  }
}

function decodeOr(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes)
  } catch {
    return Array.from(bytes, windows1252).join('')
  }
}

const continuation = `[${upper}\u00a0-\u00bf]`
const doubled = new RegExp(
  `[\u00c2-\u00df]${continuation}|[\u00e0-\u00ef]${continuation}{2}|[\u00f0-\u00f4]${continuation}{3}`,
  'g',
)

/** Text that was UTF-8 and was read as Windows-1252 somewhere on its way ("Cityâ€™s"): read again, twice where needed. */
function undouble(text: string): string {
  for (let round = 0; round < 3; round++) {
    const repaired = text.replace(doubled, (sequence) => {
      try {
        return strict.decode(Uint8Array.from(sequence, (character) => byteOf.get(character)!))
      } catch {
        return sequence
      }
    })
    if (repaired === text) break
    text = repaired
  }
  return text
}

/** What Spanish, quotation marks and dashes become when they are encoded twice; no one writes these. */
const oftenDoubled = new RegExp(`[ÂÃ]${continuation}|â€`)

/** Text of a file that says its encoding, and was encoded twice before: "AlmacÃ©n". */
export const encodedOnce = (text: string): string => (oftenDoubled.test(text) ? undouble(text) : text)

/** A field of a feed as people may see it: encodings repaired, no control characters, entities or broken characters. */
export function repairText(bytes: Uint8Array | string): string {
  const text = typeof bytes === 'string' ? bytes : decodeMixed(bytes)
  return (
    undouble(text)
      // Left-overs whose second half was lost: of a doubled no-break space, and of a closing quotation mark.
      .replace(/Â(?=\s|$)/g, ' ')
      .replace(/â€/g, '”')
      .replace(/\u00a0/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&(?:nbsp|#160);/g, ' ')
      .replace(/&(?:#39|rsquo|apos);/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/\r\n?|[\v\f]/g, '\n')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff\ufffd\u200b]/g, (character) =>
        character === '\t' ? ' ' : '',
      )
      .trim()
  )
}
