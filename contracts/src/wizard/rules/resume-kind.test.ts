import { describe, expect, it } from 'vitest'
import { resumeHeadBytes, resumeKind } from './resume-kind.ts'

const bytes = (hex: string, before = 0, after = 0) =>
  Uint8Array.from([
    ...Array<number>(before).fill(0x20),
    ...Buffer.from(hex, 'hex'),
    ...Array<number>(after).fill(0),
  ])
const pdf = '255044462d'

describe('[WZ-16] what a resume is, by its content', () => {
  it('is told by all of its first bytes', () => {
    const rows: [string, string][] = [
      ['jpg', 'ffd8ff'],
      ['png', '89504e470d0a1a0a'],
      ['docx', '504b0304'],
      ['doc', 'd0cf11e0a1b11ae1'],
      ['doc', '7b5c727466'],
      ['pdf', pdf],
    ]
    const found = rows.map(([, hex]) => [
      hex,
      resumeKind(bytes(hex)),
      resumeKind(bytes(hex, 0, 2_000)),
      resumeKind(bytes(hex.slice(0, -2))),
      resumeKind(bytes(`${hex.slice(0, -2)}00`, 0, 20)),
      resumeKind(bytes(`00${hex.slice(2)}`, 0, 20)),
    ])
    expect(found).toEqual(rows.map(([kind, hex]) => [hex, kind, kind, null, null, null]))
  })

  it('is a PDF also behind other bytes, which end within the first 1,024', () => {
    expect(resumeHeadBytes).toBe(1024)
    expect(resumeKind(bytes(pdf, 1))).toBe('pdf')
    expect(resumeKind(bytes(pdf, 1023))).toBe('pdf')
    expect(resumeKind(bytes(pdf, 1024))).toBeNull()
    expect(resumeKind(bytes(pdf, 1024, 100))).toBeNull()
    expect(resumeKind(bytes(`504b0304${pdf}`))).toBe('pdf')
  })

  it('is nothing where it is a picture or document of another kind, or empty', () => {
    for (const other of ['', '00', '47494638', '504b0506']) expect(resumeKind(bytes(other))).toBeNull()
    expect(resumeKind(bytes('ffd8ff', 1))).toBeNull()
    expect(resumeKind(bytes('504b0304', 1))).toBeNull()
  })
})
