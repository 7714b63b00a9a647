import { resumeLimits } from '../../limits.ts'
import { UnreadableResume } from '../../unreadable-resume.ts'
import type { Line } from '../line.ts'
import { paragraphLine } from '../paragraph-line.ts'

/** A control word with its number, a hexadecimal byte, an escaped character, the edges of a group, or plain text. */
const tokens = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gi

/** Groups that say nothing of the text: fonts, pictures, what a program keeps for itself. */
const silent = new Set(
  'fonttbl|colortbl|stylesheet|listtable|listoverridetable|rsidtbl|info|generator|pict|object|themedata|colorschememapping|latentstyles|datastore|xmlnstbl|fldinst|revtbl|filetbl|mmathPr|pnseclvl|footnote|header|footer|headerr|headerl|headerf|footerr|footerl|footerf'.split(
    '|',
  ),
)
const characterOf: Readonly<Record<string, string>> = {
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
}
const ends = new Set(['par', 'line', 'row', 'sect', 'page', 'column'])

interface Group {
  readonly isSilent: boolean
  readonly bold: boolean
  /** in half points */
  readonly size: number
  /** how many letters stand for one that a program without Unicode cannot show */
  readonly skip: number
}

const windows1252 = new TextDecoder('windows-1252')

/** The lines of a document in Rich Text Format, as older programs write it, under the name of a .doc as well. */
export function readRtf(bytes: Uint8Array): Line[] {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const lines: Line[] = []
  const outer: Group[] = []
  let group: Group = { isSilent: false, bold: false, size: 24, skip: 1 }
  let [text, bold, size, left, letters, apart] = ['', false, 0, 0, 0, false]
  const end = (): void => {
    const line = paragraphLine({
      parts: text.split(/\t+/u),
      ...(bold && { bold }),
      ...(size > 0 && { size: size / 2 }),
      apart,
    })
    apart = line === null
    if (line) lines.push(line)
    ;[text, bold, size] = ['', false, 0]
  }
  const add = (more: string): void => {
    const shown = more.slice(left)
    left -= more.length - shown.length
    if (group.isSilent || shown === '') return
    letters += shown.length
    if (letters > resumeLimits.characters) throw new UnreadableResume('too-long')
    if (shown.trim() !== '') {
      bold = text.trim() === '' ? group.bold : bold && group.bold
      size = Math.max(size, group.size)
    }
    text += shown
  }
  for (const [, word, number, hex, symbol, edge, plain] of source.matchAll(tokens)) {
    if (edge === '{') outer.push(group)
    else if (edge === '}') group = outer.pop() ?? group
    else if (plain !== undefined) add(plain.replaceAll(/[\r\n]/g, ''))
    else if (hex !== undefined) add(windows1252.decode(Uint8Array.of(Number.parseInt(hex, 16))))
    else if (symbol === '*') group = { ...group, isSilent: true }
    else if (symbol !== undefined) add(symbol === '~' ? ' ' : /[\\{}]/.test(symbol) ? symbol : '')
    else if (word === 'u') {
      add(String.fromCharCode(Number(number) & 0xffff))
      left = group.skip
    } else if (word === 'uc') group = { ...group, skip: Math.min(Number(number), 8) }
    else if (word === 'b') group = { ...group, bold: number !== '0' }
    else if (word === 'fs') group = { ...group, size: Number(number) }
    else if (word === 'plain') group = { ...group, bold: false, size: 24 }
    else if (word !== undefined && silent.has(word)) group = { ...group, isSilent: true }
    else if (word !== undefined && ends.has(word) && !group.isSilent) end()
    else if (word !== undefined && Object.hasOwn(characterOf, word)) add(characterOf[word]!)
  }
  end()
  return lines
}
