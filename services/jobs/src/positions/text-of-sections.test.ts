import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sectionsOf } from './sections.ts'
import { sectionsOfText, textOfSections } from './text-of-sections.ts'

const headings = [
  null,
  'Pay, benefits, and time off',
  'Requisitos académicos',
  'What will you do with us on a day like any other?',
  '401(k)',
  'Duties',
]
const lines = ['NO FELONIES', '- Lift boxes', 'Must have:', 'Paid weekly.', 'o walk', 'Above all, you will:']
const section = fc.record({
  heading: fc.constantFrom(...headings),
  text: fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 4 }).map((all) => all.join('\n')),
})

describe('[EN-19] the text of a role', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.array(section, { minLength: 1, maxLength: 5 }), (sections) => {
        expect(sectionsOfText(textOfSections(sections), sections)).toEqual(sections)
      }),
    )
  })

  it('keeps what was left, and the heading of what was changed', () => {
    const before = [
      { heading: 'What will you do with us on a day like any other?', text: '- Lift boxes' },
      { heading: 'Pay, benefits, and time off', text: 'Paid weekly.\nNO FELONIES' },
    ]
    const text = textOfSections(before)
    const [first, second] = before as [(typeof before)[0], (typeof before)[0]]
    expect([
      sectionsOfText(text.replace('boxes', 'crates'), before),
      sectionsOfText(`${text}\n\nAsk for Dana.\n\nParking, badges:\n\nAt the gate.`, before),
      sectionsOfText(text.replaceAll('\n', '\r\n'), before),
    ]).toEqual([
      [{ ...first, text: '- Lift crates' }, second],
      [
        first,
        { ...second, text: `${second.text}\nAsk for Dana.` },
        { heading: 'Parking, badges', text: 'At the gate.' },
      ],
      before,
    ])
  })

  it('has a heading with commas or accents', () => {
    for (const heading of ['Pay, benefits, and time off', 'Requisitos académicos', 'Qué harás'])
      expect(sectionsOf(null, `${heading}:\nPaid weekly.`)).toEqual([{ heading, text: 'Paid weekly.' }])
    expect(sectionsOf(null, 'EDUCACIÓN Y AÑOS\nNinguna.')).toEqual([
      { heading: 'Educación y años', text: 'Ninguna.' },
    ])
  })
})
