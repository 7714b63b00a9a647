import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { resumeLimits } from '../../limits.ts'
import { UnreadableResume } from '../../unreadable-resume.ts'
import { headingOf } from '../headings.ts'
import type { Line } from '../line.ts'
import { paragraphLine, type Paragraph } from '../paragraph-line.ts'
import { unzip } from './unzip.ts'

const isWanted = (name: string): boolean =>
  /^word\/(?:document\d*|header\d+|footer\d+)\.xml$|^\[Content_Types\]\.xml$|^EncryptionInfo$/u.test(name)

/** What tells how to reach the person. */
const contact = /@[a-z0-9-]+\.|(?<!\d)\(?\d{3}\)?[\s./-]{0,3}\d{3}[\s./-]{0,3}\d{4}(?!\d)/iu

/**
 * The lines of a docx: its headers, which many keep their name in, how to reach the person from its footers, and its document.
 * Macros are refused.
 */
export function readDocx(bytes: Uint8Array): Line[] {
  const { names, parts } = unzip(bytes, isWanted)
  const types = parts.get('[Content_Types].xml')
  if (
    names.some((name) => /vbaProject|activeX/iu.test(name)) ||
    (types && /macroEnabled/iu.test(Buffer.from(types).toString()))
  )
    throw new UnreadableResume('macros')
  const document = [...parts].find(([name]) => /^word\/document\d*\.xml$/u.test(name))
  if (!document) throw new UnreadableResume(names.length > 0 ? 'type' : 'damaged')
  const linesOf = (kind: 'header' | 'footer'): Line[] =>
    [...parts]
      .filter(([name]) => name.startsWith(`word/${kind}`))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, part]) => paragraphsOf(part))
      .flatMap((paragraph) => paragraphLine(paragraph) ?? [])
  const seen = new Set<string>()
  const top = [...linesOf('header'), ...linesOf('footer').filter(({ text }) => contact.test(text))].filter(
    ({ text }) => !/^(?:page|p[áa]gina)\b/iu.test(text) && !seen.has(text) && seen.add(text),
  )
  return [...top, ...paragraphsOf(document[1]).flatMap((paragraph) => paragraphLine(paragraph) ?? [])]
}

interface Open {
  parts: string[]
  runs: { text: string; bold: boolean }[]
  bullet: boolean
  size: number
  bold: boolean
}

type Cell = Paragraph[]

function paragraphsOf(part: Uint8Array): Paragraph[] {
  const xml = Buffer.from(part).toString('utf8')
  // Word writes no document type; it is what XML bombs are made of.
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(xml)) throw new UnreadableResume('damaged')
  const parser = new SaxesParser()
  const frames: { paragraphs: Paragraph[]; cells: Cell[] | null }[] = [{ paragraphs: [], cells: null }]
  const opened: Open[] = []
  let run = { bold: false, size: 0 }
  let inRunProperties = false
  let inText = false
  let characters = 0
  let skipped = 0
  let apart = false
  const current = (): Open | undefined => opened.at(-1)
  const add = (text: string): void => {
    const paragraph = current()
    if (!paragraph) return
    characters += text.length
    if (characters > resumeLimits.characters) throw new UnreadableResume('too-long')
    paragraph.parts[paragraph.parts.length - 1] += text
    const last = paragraph.runs.at(-1)
    if (last && last.bold === run.bold) last.text += text
    else paragraph.runs.push({ text, bold: run.bold })
    if (text.trim() !== '') paragraph.size = Math.max(paragraph.size, run.size)
  }
  const list = (): void => {
    const paragraph = current()
    if (paragraph) paragraph.bullet = true
  }
  const isOn = ({ attributes }: SaxesTagPlain): boolean =>
    !/^(?:0|false|none)$/u.test(attributes['w:val'] ?? '')
  parser.on('opentag', (tag) => {
    const { name, attributes } = tag
    // A fallback repeats the text box beside it; what was deleted or moved away is not there.
    if (name === 'mc:Fallback' || name === 'w:del' || name === 'w:moveFrom' || skipped > 0) skipped += 1
    if (skipped > 0) return
    if (name === 'w:p') {
      opened.push({ parts: [''], runs: [], bullet: false, size: 0, bold: false })
      if (opened.length > 50) throw new UnreadableResume('damaged')
    } else if (name === 'w:numPr' || (name === 'w:pStyle' && /bullet/iu.test(attributes['w:val'] ?? '')))
      list()
    else if (name === 'w:r') run = { bold: false, size: 0 }
    else if (name === 'w:rPr') inRunProperties = true
    else if (inRunProperties && name === 'w:b') run.bold = isOn(tag)
    else if (inRunProperties && name === 'w:sz') run.size = Number(attributes['w:val']) / 2 || 0
    else if (name === 'w:t') inText = true
    else if (name === 'w:tab' || name === 'w:ptab') {
      // Tabs of the paragraph's properties have a position.
      if (!inRunProperties && attributes['w:pos'] === undefined) current()?.parts.push('')
    } else if (name === 'w:br' || name === 'w:cr') breakLine()
    else if (name === 'w:noBreakHyphen') add('-')
    else if (name === 'w:tr') frames.push({ paragraphs: [], cells: [] })
    else if (name === 'w:tc') frames.push({ paragraphs: [], cells: null })
    if (frames.length > 60) throw new UnreadableResume('damaged')
  })
  const close = (open: Open): void => {
    const text = open.parts.join('').trim()
    const into = frames.at(-1)!.paragraphs
    if (text === '') {
      apart = true
      return
    }
    const bold = open.runs.filter((one) => one.text.trim() !== '').every((one) => one.bold)
    into.push({
      parts: open.parts,
      runs: open.runs.map((one) => one.text),
      bullet: open.bullet,
      size: open.size || 11,
      bold,
      apart,
    })
    apart = false
  }
  const breakLine = (): void => {
    const open = current()
    if (!open) return
    close(open)
    open.parts = ['']
    open.runs = []
    apart = false
  }
  parser.on('closetag', ({ name }) => {
    if (skipped > 0) {
      skipped -= 1
      return
    }
    if (name === 'w:rPr') inRunProperties = false
    else if (name === 'w:t') inText = false
    else if (name === 'w:p') {
      const open = opened.pop()
      if (open) close(open)
    } else if (name === 'w:tc') {
      const cell = frames.pop()!
      frames.at(-1)!.cells?.push(cell.paragraphs)
    } else if (name === 'w:tr') {
      const row = frames.pop()!
      frames.at(-1)!.paragraphs.push(...rowOf(row.cells ?? []))
    }
  })
  parser.on('text', (text) => {
    if (inText && skipped === 0) add(text)
  })
  parser.on('error', () => {
    throw new UnreadableResume('damaged')
  })
  parser.write(xml).close()
  return frames[0]!.paragraphs
}

/** A row of a table: cells of a paragraph or two stand side by side, columns of a page one after the other. */
function rowOf(given: readonly Cell[]): Paragraph[] {
  const cells = given.filter((cell) => cell.length > 0)
  const isColumn = (cell: Cell): boolean =>
    cell.length > 3 || cell.some(({ parts }) => headingOf(parts.join(' ').trim()) !== null)
  if (cells.length < 2 || cells.filter(isColumn).length > 1) return cells.flat()
  if (isColumn(cells[0]!) && cells.length > 1) return cells.flat()
  const longest = Math.max(...cells.map((cell) => cell.length))
  return Array.from({ length: longest }, (_none, index) => {
    const side = cells.flatMap((cell) => cell[index] ?? [])
    return {
      ...side[0]!,
      parts: side.flatMap(({ parts }) => parts),
      runs: side.flatMap(({ runs = [] }) => runs),
    }
  })
}
