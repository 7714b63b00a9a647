import PDFDocument from 'pdfkit'
import type { Block, Document, Run } from './document.ts'

const page = { width: 612, height: 792, margin: 54 }
const leading = 1.28
const bodySize = 10.5

interface Box {
  readonly x: number
  readonly width: number
}
/** Where the pen is. */
interface Pen {
  page: number
  y: number
}
interface Placed {
  readonly word: string
  readonly bold: boolean
  readonly width: number
}

class PdfWriter {
  readonly #pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    info: { CreationDate: new Date(0) },
  })
  readonly #document: Document
  #pages = 1

  constructor(document: Document) {
    this.#document = document
  }

  write(): Promise<Buffer> {
    const chunks: Buffer[] = []
    const done = new Promise<Buffer>((resolve) => {
      this.#pdf
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)))
    })
    this.#blocks(
      this.#document.blocks,
      { x: page.margin, width: page.width - 2 * page.margin },
      { page: 0, y: page.margin },
    )
    for (let index = 0; index < this.#pages; index += 1) {
      this.#pdf.switchToPage(index)
      const { header, footer } = this.#document
      const filled = (text: string) => text.replace('##', String(this.#pages)).replace('#', String(index + 1))
      if (header) this.#at(filled(header), page.margin, 30, 8, false)
      if (footer) this.#at(filled(footer), page.width / 2 - 20, page.height - 30, 8, false)
    }
    this.#pdf.end()
    return done
  }

  #font(bold: boolean, size: number): void {
    const family = this.#document.serif ? ['Times-Roman', 'Times-Bold'] : ['Helvetica', 'Helvetica-Bold']
    this.#pdf.font(family[bold ? 1 : 0]!).fontSize(size)
  }

  #at(text: string, x: number, y: number, size: number, bold: boolean): void {
    this.#font(bold, size)
    this.#pdf.text(text, x, y, { lineBreak: false })
  }

  #room(pen: Pen, size: number): void {
    if (pen.y + size * leading > page.height - page.margin) {
      pen.page += 1
      pen.y = page.margin
      if (pen.page >= this.#pages) {
        this.#pdf.addPage({ size: [page.width, page.height], margin: 0 })
        this.#pages += 1
      }
    }
    this.#pdf.switchToPage(pen.page)
  }

  #measure(runs: readonly Run[], size: number): Placed[] {
    return runs.flatMap(({ text, bold = false }) => {
      this.#font(bold, size)
      return text
        .split(/(?<= )/u)
        .filter((word) => word !== '')
        .map((word) => ({ word, bold, width: this.#pdf.widthOfString(word) }))
    })
  }

  #line(words: readonly Placed[], x: number, y: number, size: number): void {
    let at = x
    let text = ''
    let from = x
    let bold = false
    const flush = () => {
      if (text !== '') this.#at(text, from, y, size, bold)
      text = ''
    }
    for (const word of words) {
      if (text !== '' && (this.#document.wordByWord || word.bold !== bold)) flush()
      if (text === '') {
        from = at
        bold = word.bold
      }
      text += word.word
      at += word.width
    }
    flush()
  }

  #text(runs: readonly Run[], box: Box, pen: Pen, size: number, centred: boolean): void {
    let line: Placed[] = []
    const flush = () => {
      const width = line.reduce((sum, word) => sum + word.width, 0)
      this.#room(pen, size)
      this.#line(line, centred ? box.x + (box.width - width) / 2 : box.x, pen.y, size)
      pen.y += size * leading
      line = []
    }
    for (const word of this.#measure(runs, size)) {
      const width = line.reduce((sum, one) => sum + one.width, 0)
      if (line.length > 0 && width + word.width > box.width) flush()
      line.push(word)
    }
    if (line.length > 0) flush()
  }

  #blocks(blocks: readonly Block[], box: Box, pen: Pen): void {
    for (const block of blocks) this.#block(block, box, pen)
  }

  #block(block: Block, box: Box, pen: Pen): void {
    switch (block.kind) {
      case 'space':
        pen.y += 7
        return
      case 'text':
        this.#text(block.runs, box, pen, block.size ?? bodySize, block.centred ?? false)
        return
      case 'bullet': {
        this.#room(pen, bodySize)
        this.#at(block.bullet === '▪' ? '•' : block.bullet, box.x + 10, pen.y, bodySize, false)
        this.#text([{ text: block.text }], { x: box.x + 22, width: box.width - 22 }, pen, bodySize, false)
        return
      }
      case 'sides': {
        this.#room(pen, bodySize)
        const right = this.#measure(block.right, bodySize)
        const width = right.reduce((sum, word) => sum + word.width, 0)
        this.#line(right, box.x + box.width - width, pen.y, bodySize)
        this.#text(block.left, { x: box.x, width: box.width - width - 12 }, pen, bodySize, false)
        return
      }
      case 'row':
      case 'columns':
        this.#side(block, box, pen)
    }
  }

  #side(block: Extract<Block, { widths: readonly number[] }>, box: Box, pen: Pen): void {
    this.#room(pen, bodySize)
    const ends: Pen[] = []
    let x = box.x
    block.cells.forEach((cell, index) => {
      const width = block.widths[index]! * box.width
      const own = { ...pen }
      this.#blocks(cell, { x, width: width - 14 }, own)
      ends.push(own)
      x += width
    })
    const last = ends.sort((a, b) => b.page - a.page || b.y - a.y)[0]!
    pen.page = last.page
    pen.y = last.y
  }
}

export const writePdf = (document: Document): Promise<Buffer> => new PdfWriter(document).write()
