import fc from 'fast-check'

/** Any code point, halves of pairs too. The library's `binary` is the same, and lists all of them first, for a second in each worker. */
const anySign = fc.integer({ min: 0, max: 0x10ffff }).map(
  (code) => String.fromCodePoint(code),
  (sign) => {
    const code = typeof sign === 'string' ? sign.codePointAt(0) : undefined
    if (code === undefined || String.fromCodePoint(code) !== sign) throw new Error('not one sign')
    return code
  },
)

/** Text of any characters. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: anySign, ...(maxLength !== undefined && { maxLength }) })
