import type { Block, Document } from './document.ts'

const sector = 512
const end = 0xfffffffe
const free = 0xffffffff

const plain = (block: Block): string => {
  switch (block.kind) {
    case 'space':
      return '\r'
    case 'text':
      return `${block.runs.map(({ text }) => text).join('')}\r`
    case 'bullet':
      return `${block.bullet} ${block.text}\r`
    case 'sides':
      return `${block.left.map(({ text }) => text).join('')}\t${block.right.map(({ text }) => text).join('')}\r`
    case 'row':
    case 'columns':
      // 0x07 ends a cell
      return `${block.cells.map((cell) => cell.map(plain).join('').replace(/\r$/u, '')).join('\u0007')}\u0007\r`
  }
}

const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes,
    Buffer.alloc(Math.max(4096, Math.ceil(bytes.length / sector) * sector) - bytes.length),
  ])

/** The two streams of a Word document of 1997: its text in one piece, and the table that says so. */
function streams(text: string): { readonly document: Buffer; readonly table: Buffer } {
  const header = Buffer.alloc(1536)
  const content = Buffer.from(text, 'utf16le')
  header.writeUInt16LE(0xa5ec, 0)
  header.writeUInt16LE(0x00c1, 2)
  header.writeUInt16LE(0x0200, 0x0a)
  header.writeUInt32LE(header.length, 0x18)
  header.writeUInt32LE(header.length + content.length, 0x1c)
  header.writeUInt32LE(text.length, 0x4c)
  const table = Buffer.alloc(21)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(0, 5)
  table.writeUInt32LE(text.length, 9)
  table.writeUInt32LE(header.length, 15)
  header.writeUInt32LE(0, 0x1a2)
  header.writeUInt32LE(table.length, 0x1a6)
  return { document: padded(Buffer.concat([header, content])), table: padded(table) }
}

function entry(
  name: string,
  type: number,
  size: number,
  start: number,
  child = free,
  left = free,
  right = free,
): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 0, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes.writeUInt8(type, 66)
  bytes.writeUInt8(1, 67)
  bytes.writeUInt32LE(left, 68)
  bytes.writeUInt32LE(right, 72)
  bytes.writeUInt32LE(child, 76)
  bytes.writeUInt32LE(start, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}

/** A doc of Word 97: an OLE file of two streams. */
export function writeDoc({ blocks }: Document): Buffer {
  const { document, table } = streams(blocks.map(plain).join(''))
  const first = document.length / sector
  const second = table.length / sector
  // sectors: one of the allocation table, one of the directory, the streams
  const chain = (from: number, count: number): number[] =>
    Array.from({ length: count }, (_none, index) => (index === count - 1 ? end : from + index + 1))
  const allocation = [0xfffffffd, end, ...chain(2, first), ...chain(2 + first, second)]
  if (allocation.length > 128) throw new Error('The text is too long for one sector of the allocation table.')
  const head = Buffer.alloc(sector)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(head)
  head.writeUInt16LE(0x3e, 24)
  head.writeUInt16LE(3, 26)
  head.writeUInt16LE(0xfffe, 28)
  head.writeUInt16LE(9, 30)
  head.writeUInt16LE(6, 32)
  head.writeUInt32LE(1, 44)
  head.writeUInt32LE(1, 48)
  head.writeUInt32LE(4096, 56)
  head.writeUInt32LE(end, 60)
  head.writeUInt32LE(end, 68)
  for (let index = 0; index < 109; index += 1) head.writeUInt32LE(index === 0 ? 0 : free, 76 + index * 4)
  const fat = Buffer.alloc(sector)
  for (let index = 0; index < 128; index += 1) fat.writeUInt32LE(allocation[index] ?? free, index * 4)
  const directory = Buffer.concat([
    entry('Root Entry', 5, 0, end, 1),
    entry('WordDocument', 2, document.length, 2, free, 2),
    entry('1Table', 2, table.length, 2 + first),
    Buffer.alloc(128),
  ])
  return Buffer.concat([head, fat, directory, document, table])
}
