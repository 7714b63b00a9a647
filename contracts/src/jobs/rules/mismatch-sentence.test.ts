import { describe, expect, it } from 'vitest'
import { mismatchSentence } from './mismatch-sentence.ts'

const way = { driving_minutes: 45, transit_minutes: 70, minutes: 45 }

describe('[JB-14] why a job does not fit is told', () => {
  it('in both languages', () => {
    const rows = [
      [
        { type: 'availability', shift: ['day'] },
        'You said “Definitely not” to days',
        'Dijiste que no puedes trabajar de día',
      ],
      [
        { type: 'availability', shift: ['day', 'night'] },
        'You said “Definitely not” to days and nights',
        'Dijiste que no puedes trabajar de día y de noche',
      ],
      [
        { type: 'availability', shift: ['day', 'swing', 'night'] },
        'You said “Definitely not” to days, swing shifts and nights',
        'Dijiste que no puedes trabajar de día, de tarde y de noche',
      ],
      [
        { type: 'commute', ...way, pref: 30 },
        'It’s 45 minutes away, and your limit is 30',
        'Queda a 45 minutos, y tu límite es 30',
      ],
      [{ type: 'commute', ...way }, 'It’s 45 minutes away', 'Queda a 45 minutos'],
      [{ type: 'commute', ...way, minutes: 119 }, 'It’s 119 minutes away', 'Queda a 119 minutos'],
      [{ type: 'commute', ...way, minutes: 120 }, 'It’s 120+ minutes away', 'Queda a 120+ minutos'],
      [
        { type: 'commute', driving_minutes: 50, transit_minutes: 40 },
        'It’s 40 minutes away',
        'Queda a 40 minutos',
      ],
      [{ type: 'location', ...way }, 'It’s more than two hours away', 'Queda a más de dos horas'],
      [
        { type: 'qualifications', skills: ['Welding'] },
        'You said you don’t have: Welding',
        'Dijiste que no tienes: Welding',
      ],
      [
        { type: 'qualifications', skills: ['A', 'B', 'C'] },
        'You said you don’t have: A, B and C',
        'Dijiste que no tienes: A, B y C',
      ],
      [{ type: 'experience', months: 1 }, 'Asks for 1 month of experience', 'Pide 1 mes de experiencia'],
      [
        { type: 'experience', months: 12 },
        'Asks for 12 months of experience',
        'Pide 12 meses de experiencia',
      ],
    ] as const
    const found = rows.map(([mismatch]) => {
      const of = mismatch as unknown as Parameters<typeof mismatchSentence>[0]
      return [mismatch, mismatchSentence(of, 'en'), mismatchSentence(of, 'es')]
    })
    expect(found).toEqual(rows)
  })
})
