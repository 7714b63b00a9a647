import { strToU8, zipSync } from 'fflate'
import type { Block, Document, Run } from './document.ts'

const escape = (text: string): string =>
  text.replace(/[&<>]/gu, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character]!)
const run = ({ text, bold }: Run, size?: number): string =>
  `<w:r><w:rPr>${bold ? '<w:b/>' : ''}${size ? `<w:sz w:val="${Math.round(size * 2)}"/>` : ''}</w:rPr><w:t xml:space="preserve">${escape(text)}</w:t></w:r>`
const paragraph = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`

function xml(block: Block): string {
  switch (block.kind) {
    case 'space':
      return paragraph('')
    case 'text':
      return paragraph(
        block.runs.map((one) => run(one, block.size)).join(''),
        block.centred ? '<w:jc w:val="center"/>' : '',
      )
    case 'bullet':
      return block.bullet === '•'
        ? paragraph(run({ text: block.text }), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
        : paragraph(run({ text: `${block.bullet} ${block.text}` }))
    case 'sides':
      return paragraph(
        `${block.left.map((one) => run(one)).join('')}<w:r><w:tab/></w:r>${block.right.map((one) => run(one)).join('')}`,
        '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>',
      )
    case 'row':
    case 'columns':
      return `<w:tbl><w:tr>${block.cells.map((cell) => `<w:tc>${cell.map(xml).join('')}</w:tc>`).join('')}</w:tr></w:tbl>`
  }
}

const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

export function writeDocx({ blocks, header }: Document): Buffer {
  const parts: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document ${space}><w:body>${blocks.map(xml).join('')}</w:body></w:document>`,
    ),
  }
  if (header)
    parts['word/header1.xml'] = strToU8(
      `<?xml version="1.0"?><w:hdr ${space}>${paragraph(run({ text: header }))}</w:hdr>`,
    )
  return Buffer.from(zipSync(parts, { mtime: new Date(Date.UTC(2000, 0, 2)) }))
}
