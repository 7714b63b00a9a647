import { expect, it } from 'vitest'
import { readFile } from '../../read-file.ts'
import { readRtf } from './read-rtf.ts'

const head = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\colortbl;\red0\green0\blue0;}{\*\generator Writer;}{\info{\title My resume}}`
const rtf = (body: string) => new Uint8Array(Buffer.from(`${head}${body}}`, 'latin1'))
const linesOf = (body: string) => readRtf(rtf(body)).map(({ parts, size, font }) => [...parts, size, font])

it('[BY-09] reads the lines of Rich Text Format', () => {
  const table: readonly [string, readonly unknown[]][] = [
    [
      String.raw`\fs40\b Ana Ruiz\b0\fs22\par Reno, NV\par`,
      [
        ['Ana Ruiz', 20, 'bold'],
        ['Reno, NV', 11, 'regular'],
      ],
    ],
    [String.raw`{\b Cook}, Mel\'92s Diner\par`, [['Cook, Mel’s Diner', 12, 'regular']]],
    [
      String.raw`Jos\u233?\tab Pe\'f1a\line Host\par`,
      [
        ['José', 'Peña', 12, 'regular'],
        ['Host', 12, 'regular'],
      ],
    ],
    [
      String.raw`\trowd Cook\cell 2019\cell\row Host\cell 2018\cell\row`,
      [
        ['Cook', '2019', 12, 'regular'],
        ['Host', '2018', 12, 'regular'],
      ],
    ],
    [
      String.raw`{\pict\wmetafile8 0100090000}\bullet  Cleaned \{all\} \\ day{\*\bkmkstart x}\par`,
      [['Cleaned {all} \\ day', 12, 'regular']],
    ],
    [
      String.raw`2019 \endash  2021{\field{\*\fldinst HYPERLINK "x"}{\fldrslt me@example.com}}`,
      [['2019 – 2021me@example.com', 12, 'regular']],
    ],
  ]
  expect(table.map(([body]) => linesOf(body))).toEqual(table.map(([, lines]) => lines))
})

it('[BY-09] reads a .doc that is Rich Text Format, and refuses one that goes on and on', async () => {
  const resume = await readFile(
    rtf(
      String.raw`\fs40\b Odalys Quenwick\b0\fs22\par 614-555-0148 odalys@example.com\par\b WORK EXPERIENCE\b0\par Forklift Operator, Tarnhill Logistics, Columbus, OH\par March 2021 - Present\par Moved pallets\par`,
    ),
  )
  expect([resume.name?.value, resume.jobs[0]?.title?.value, resume.jobs[0]?.company?.value]).toEqual([
    'Odalys Quenwick',
    'Forklift Operator',
    'Tarnhill Logistics',
  ])
  expect(() => readRtf(rtf('word '.repeat(100_000)))).toThrow('too-long')
  expect(readRtf(rtf('{'.repeat(50_000)))).toEqual([])
})
