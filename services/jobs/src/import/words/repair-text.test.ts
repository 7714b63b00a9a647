import { describe, expect, it } from 'vitest'
import { repairText } from './repair-text.ts'

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part, 'utf8'))),
  )

describe('repairing text', () => {
  it.each([
    ['Cityâ€™s', 'City’s'],
    ['â€œquotedâ€\u009d', '“quoted”'],
    ['Mondayâ€“Friday', 'Monday–Friday'],
    ['â€¢ lifts 3Â½ tons', '• lifts 3½ tons'],
    ['a\u00a0Â\u00a0Â b', 'a    b'],
    ['jalapeÃ±o', 'jalapeño'],
    ['CityÃ¢â‚¬â„¢s', 'City’s'],
    ['Peña & café', 'Peña & café'],
    ['R&amp;D', 'R&D'],
    ['bell\u0007 and \ufffd', 'bell and'],
    ['Bring boots\vand gloves', 'Bring boots\nand gloves'],
  ])('%j becomes %j', (broken, whole) => {
    expect(repairText(broken)).toBe(whole)
  })

  it('reads bytes of Windows-1252 among UTF-8', () => {
    expect(repairText(bytes('City', 0x92, 's café ', 0x96, ' caf', 0xe9))).toBe('City’s café – café')
  })

  it('takes a closing quotation mark whose last byte was lost for what it was', () => {
    expect(repairText(bytes('“half', 0xe2, 0x80))).toBe('“half”')
  })
})
