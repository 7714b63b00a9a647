import { describe, expect, it } from 'vitest'
import { phoneMask } from './phone-mask.ts'
import { press, typed } from './test/press.ts'

describe('[WZ-36] a phone number as it is typed', () => {
  it('gets its dashes 3-3-4', () => {
    const states = Array.from('2125550142', (_, place) => typed(phoneMask, '2125550142'.slice(0, place + 1)))
    expect(states).toEqual([
      '2|',
      '21|',
      '212|',
      '212-5|',
      '212-55|',
      '212-555|',
      '212-555-0|',
      '212-555-01|',
      '212-555-014|',
      '212-555-0142|',
    ])
  })

  it('takes each press at its place', () => {
    const rows: [string, string, string, string][] = [
      ['a dash that is typed', '212|', '-', '212|'],
      ['letters', '212-5|', 'x', '212-5|'],
      ['a digit in the middle', '212|-555', '9', '212-9|55-5'],
      ['a digit at the start', '|125-550', '2', '2|12-555-0'],
      ['a digit over a selection', '212-[555]-0142', '7', '212-7|01-42'],
      ['an eleventh digit, which its rule refuses', '212-555-0142|', '3', '212-555-01423|'],
      ['Backspace of an eleventh digit', '212-555-01423|', '<', '212-555-0142|'],
      ['a digit into a full number', '2|12-555-0142', '3', '2|12-555-0142'],
      ['Backspace at the end', '212-5|', '<', '212|'],
      ['Backspace after a dash', '212-|555', '<', '21|5-55'],
      ['Backspace in the middle', '212-5|55-0142', '<', '212|-550-142'],
      ['Backspace over a selection', '2[12-5]55-0142', '<', '2|55-014-2'],
      ['Delete before a dash', '212|-555-0142', '>', '212|-550-142'],
      ['Delete in the middle', '21|2-555', '>', '21|5-55'],
      ['Backspace over everything', '[212-555-0142]', '<', '|'],
    ]
    expect(rows.map(([what, before, key]) => [what, before, key, press(phoneMask, before, key)])).toEqual(
      rows,
    )
  })

  it('takes it however it is written when it is pasted', () => {
    const numbers = [
      '(212) 555-0142',
      '212.555.0142',
      '2125550142',
      '+1 212 555 0142',
      '+12125550142',
      '1-212-555-0142',
      ' 212 555 0142 ',
      '２１２５５５０１４２',
      '212\u2011555\u20110142',
      '\u202a+1 (212) 555-0142\u202c',
      'tel:+1-212-555-0142',
    ]
    const found = numbers.flatMap((pasted) =>
      ['|', '[646-555-0100]', '646-5|'].map((before) => [pasted, before, press(phoneMask, before, pasted)]),
    )
    expect(found.filter(([, , after]) => after !== '212-555-0142|')).toEqual([])
  })

  it('keeps all of a number of elsewhere, so that its first ten digits do not become another person’s', () => {
    const numbers = [
      '+44 20 7946 0958',
      '+52 55 1234 5678',
      '+525512345678',
      '(+44) 7946 0958',
      '442079460958',
      '212-555-0142 x5',
      '+1 (212) 555-0142 ext. 5',
      'tel:+49 30 123456',
      'Cell: +52 614 555 02',
    ]
    const found = numbers.map((pasted) => [
      ...['|', '[646-555-0100]', '646-5|'].map((before) => press(phoneMask, before, ` ${pasted} `)),
      phoneMask.show(pasted),
      phoneMask.leave(pasted),
    ])
    expect(found).toEqual(numbers.map((pasted) => [`${pasted}|`, `${pasted}|`, `${pasted}|`, pasted, pasted]))
  })

  it('takes no mark that an address book puts around a number, and knows the plus behind it', () => {
    expect(press(phoneMask, '|', '\u202a+49 30 123456\u202c')).toBe('+49 30 123456|')
  })

  it('keeps an extension that is typed, and nothing else behind a whole number', () => {
    expect(typed(phoneMask, '212-555-0142 x12')).toBe('212-555-0142x12|')
    expect(typed(phoneMask, '(212) 555 0142 ext. 5')).toBe('212-555-0142ext. 5|')
    expect(typed(phoneMask, '+1 212 555 0142#5')).toBe('212-555-0142#5|')
    expect(press(phoneMask, '212-555-0142x|', '<')).toBe('212-555-0142|')
    expect(phoneMask.show('212-555-0142x')).toBe('212-555-0142x')
    expect(phoneMask.leave('212-555-0142x')).toBe('212-555-0142')
    expect(typed(phoneMask, 'tel 212 555 0142 ')).toBe('212-555-0142|')
    expect(press(phoneMask, '|', '212-555-0142 (cell)')).toBe('212-555-0142|')
  })

  it('lets the number of another country be typed, mended, and made one of here', () => {
    expect(typed(phoneMask, '+44 20 7946 0958')).toBe('+44 20 7946 0958|')
    expect(typed(phoneMask, '0052 614 555 0202')).toBe('0052 614 555 0202|')
    expect(typed(phoneMask, '011 52 614 555 0202')).toBe('011 52 614 555 0202|')
    expect(typed(phoneMask, '526145550202')).toBe('526-145-550202|')
    expect(phoneMask.show('526-145-550202')).toBe('526-145-550202')
    expect(typed(phoneMask, '+1 212 555 0142')).toBe('212-555-0142|')
    expect(press(phoneMask, '+44 20 7946 0958|', '<')).toBe('+44 20 7946 095|')
    expect(press(phoneMask, '+44| 20', '<')).toBe('+4| 20')
    expect(press(phoneMask, '+|2125550142', '<')).toBe('|212-555-0142')
    expect(press(phoneMask, '[+44 20 7946 0958]', '2')).toBe('2|')
    expect(phoneMask.leave('+')).toBe('')
  })

  it('takes a part that is pasted where the caret is', () => {
    expect(press(phoneMask, '212|', '555-01')).toBe('212-555-01|')
    expect(press(phoneMask, '212-5|0142', '55')).toBe('212-555-|0142'.replace('-|', '|-'))
  })

  it('drops the country code of one that is typed with it', () => {
    expect(typed(phoneMask, '12125550142')).toBe('212-555-0142|')
  })

  it('shows what is stored, however it is written', () => {
    expect(phoneMask.show('+12125550142')).toBe('212-555-0142')
    expect(phoneMask.show('212-5')).toBe('212-5')
    expect(phoneMask.show('')).toBe('')
  })
})
