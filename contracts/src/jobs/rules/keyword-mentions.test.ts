import { describe, expect, it } from 'vitest'
import { keywordIds } from '../keywords.ts'
import { mentionsKeyword } from './keyword-mentions.ts'

const shown = (title: string, id: string, name = '') => mentionsKeyword({ title }, { id, name })

describe('[WZ-10] a job shows a skill', () => {
  it('by its words, in whatever spelling', () => {
    const rows: [string, string, boolean][] = [
      ['Forklift operator', 'forklift', true],
      ['FORK-LIFT', 'forklift', true],
      ['Fork - lift', 'forklift', true],
      ['Operador de montacargas', 'forklift', true],
      ['Cashier', 'forklift', false],
      ['Order picker', 'picking', true],
      ['Shopkeeper', 'picking', false],
      ['Otr driver', 'cdl-a', true],
      ['Otros trabajos', 'cdl-a', false],
      ['Van driver', 'box-truck', true],
      ['Driver of a van', 'box-truck', true],
      ['Vanity cabinets', 'box-truck', false],
      ['Recepción de mercancía', 'receiving', true],
      ['Producción', 'machine-operation', true],
      ['MIG', 'welding', true],
      ['Migration desk', 'welding', false],
    ]
    expect(rows.map(([title, id]) => [title, id, shown(title, id)])).toEqual(rows)
  })

  it('by its title, its duties or the place that an agency sent to, and over the end of none of them', () => {
    const forklift = { id: 'forklift', name: 'Driving a forklift' }
    for (const field of ['title', 'duties', 'company_explain'])
      expect(mentionsKeyword({ [field]: 'Drove a forklift.' }, forklift)).toBe(true)
    expect(mentionsKeyword({}, forklift)).toBe(false)
    expect(mentionsKeyword({ title: 'Scan', duties: 'ner' }, { id: 'picking', name: '' })).toBe(false)
  })

  it('that this build does not know by the words of its name that say something', () => {
    expect(shown('Crane work', 'crane', 'Rig a crane')).toBe(true)
    expect(shown('Cranes', 'crane', 'Rig a crane')).toBe(true)
    expect(shown('Rig and haul', 'crane', 'Rig a crane')).toBe(false)
    expect(shown('Grúas', 'crane', 'Operar grúas')).toBe(true)
    expect(shown('Anything', 'crane', 'A b')).toBe(false)
    expect(shown('Anything', 'toString', 'A b')).toBe(false)
  })

  it('by no skill at all where it says nothing of one', () => {
    for (const id of keywordIds) expect(shown('zzz', id)).toBe(false)
  })
})
