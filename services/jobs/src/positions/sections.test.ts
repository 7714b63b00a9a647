import { describe, expect, it } from 'vitest'
import { sectionsOf } from './sections.ts'

describe('sections of a flat text', () => {
  it('keeps the given heading and splits paragraphs at runs of spaces', () => {
    expect(sectionsOf('What you will do', 'First sentence.  Second one.    Third.')).toEqual([
      { heading: 'What you will do', text: 'First sentence.\nSecond one.\nThird.' },
    ])
  })

  it('makes list items of numbers, dashes and dots', () => {
    const [section] = sectionsOf(
      'Work',
      'You will:  1.  Paint walls.  2.   Mix colors.  - climb   • rig lines',
    )
    expect(section!.text).toBe('You will:\n- Paint walls.\n- Mix colors.\n- climb\n- rig lines')
  })

  it('[BY-15] takes the Spanish "o" for the word that it is, and for a mark where it surely is one', () => {
    const written = (...lines: string[]) => [lines.join('\n'), lines.join('\n')]
    const rows = [
      written('Se necesita licencia CDL', 'o dos años de experiencia'),
      written('Se necesita licencia CDL', 'o dos años de experiencia', 'o un certificado'),
      written('Licencia CDL', 'o OSHA 10', 'o TWIC'),
      written('- Licencia CDL', 'o dos años de experiencia'),
      written('o dos años de experiencia.'),
      written('Se necesita licencia CDL.', 'o dos años de experiencia.', 'Pago semanal.'),
      ['o lift boxes\no walk a lot', '- lift boxes\n- walk a lot'],
      [
        'You will, each day and in every weather:\no lift\no walk',
        'You will, each day and in every weather:\n- lift\n- walk',
      ],
      ['Duties\no Lift boxes\no Walk a lot\nPaid weekly', 'Duties\n- Lift boxes\n- Walk a lot\nPaid weekly'],
      ['• Duties\no Lift boxes\no Walk a lot\n• Pay', '- Duties\n- Lift boxes\n- Walk a lot\n- Pay'],
    ] as const
    expect(
      rows.map(([text]) => [
        text,
        sectionsOf(null, text)
          .map((section) => section.text)
          .join(),
      ]),
    ).toEqual(rows)
  })

  it('finds headings in capitals and those that end with a colon', () => {
    expect(
      sectionsOf(null, 'Some words.    SPECIAL NOTE    Six years at most.    Preferred Skills:    Patience.'),
    ).toEqual([
      { heading: null, text: 'Some words.' },
      { heading: 'Special note', text: 'Six years at most.' },
      { heading: 'Preferred Skills', text: 'Patience.' },
    ])
  })

  it('keeps a line that looks like a heading and has nothing under it', () => {
    expect(sectionsOf(null, 'WAREHOUSE WORKERS WANTED')).toEqual([
      { heading: null, text: 'WAREHOUSE WORKERS WANTED' },
    ])
    expect(sectionsOf('Job', 'Load trucks.\nNO FELONIES\nAPPLY IN PERSON\nMUST HAVE CDL')).toEqual([
      { heading: 'Job', text: 'Load trucks.' },
      { heading: 'No felonies', text: 'APPLY IN PERSON\nMUST HAVE CDL' },
    ])
    expect(sectionsOf(null, 'Load trucks.\nAPPLY IN PERSON')).toEqual([
      { heading: null, text: 'Load trucks.\nAPPLY IN PERSON' },
    ])
  })

  it('leaves markup as the text it is', () => {
    expect(sectionsOf(null, '<b onclick="x()">Bold</b>')).toEqual([
      { heading: null, text: '<b onclick="x()">Bold</b>' },
    ])
  })

  it('has none for an empty text', () => {
    expect(sectionsOf('What you need', '  \n ')).toEqual([])
  })
})
