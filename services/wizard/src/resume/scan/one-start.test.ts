import { expect, it } from 'vitest'
import { withOneStart } from './one-start.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const tables = 'ffdb 0004 0102 ffc4 0005 010203'
const picture = 'ffc0 000b 08 0001 0001 01 01 11 00 ffda 0008 01 01 00 00 3f 00 d8 ffd9'

it('[BY-10] says the start of a JPEG once, as of a TIFF that tiff2pdf has put into a PDF', () => {
  const twice = hex(`00 ffd8 ${tables} ffd8 ${picture} 00 ffd8 ${tables} ${picture}`)
  const once = hex(`00 ffd8 ${tables} ffff ${picture} 00 ffd8 ${tables} ${picture}`)
  expect(Buffer.from(withOneStart(twice)).toString('hex')).toBe(once.toString('hex'))
  const strips = (between: string) => hex(`ffd8 ${tables} ${picture.slice(0, -4)} ${between} ffd0 01 ffd9`)
  expect(withOneStart(strips('ffd9 ffd8'))).toEqual(strips('ffff ffff'))
  // a small picture in what a program added, and files that end within a table
  const others = [
    `ffd8 ffe1 000a ffd8 ${tables.slice(0, 9)} 00 ffd9 ${picture}`,
    'ffd8 ffdb 00',
    'ffd8 ffdb 0000 ffd8',
  ]
  for (const other of others)
    expect(Buffer.from(withOneStart(hex(other))).toString('hex')).toBe(hex(other).toString('hex'))
})
