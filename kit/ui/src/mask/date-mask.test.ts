import { describe, expect, it } from 'vitest'
import { comingDayMask, dayMask, monthMask } from './date-mask.ts'
import type { Mask } from './mask.ts'
import { press, typed } from './test/press.ts'

describe('[WZ-36] a day as it is typed', () => {
  it('gets its slashes', () => {
    const states = Array.from('05121990', (_, place) => typed(dayMask, '05121990'.slice(0, place + 1)))
    expect(states).toEqual([
      '0|',
      '05|',
      '05/1|',
      '05/12|',
      '05/12/1|',
      '05/12/19|',
      '05/12/199|',
      '05/12/1990|',
    ])
  })

  it('takes slashes that are typed, and fills up what they end', () => {
    expect(typed(dayMask, '05/12/1990')).toBe('05/12/1990|')
    expect(typed(dayMask, '5/1/1990')).toBe('05/01/1990|')
    expect(typed(dayMask, '5-1-1990')).toBe('05/01/1990|')
    // without it, 1,2,1990 would be the 19th of December
    for (const sign of [',', '\\', ':', '·', '‐', '–', '−'])
      for (const [mask, day, after] of [
        [dayMask, ['1', '2', '1990'], '01/02/1990|'],
        [monthMask, ['3', '2019'], '03/2019|'],
      ] as const)
        expect([sign, typed(mask, day.join(sign))]).toEqual([sign, after])
    expect(typed(dayMask, '05//')).toBe('05/|')
    // the year first, whose first digits could be a day
    for (const [day, after] of [
      ['1990/5/12', '05/12/1990|'],
      ['1990 1 12', '01/12/1990|'],
      ['2003-5-12', '05/12/2003|'],
      ['2003.05.12', '05/12/2003|'],
      ['20/3/1990', '03/20/1990|'],
      ['1990/5/4', '1990/5/4|'],
    ] as const)
      expect([day, typed(dayMask, day)]).toEqual([day, after])
    expect(dayMask.show('1990/5/4')).toBe('1990/5/4')
    expect(dayMask.leave('1990/5/4')).toBe('05/04/1990')
    expect(typed(dayMask, '/')).toBe('|')
  })

  it('takes each press at its place', () => {
    const rows: [string, string, string, string][] = [
      ['a letter into a full day', '05/12/1990|', 'x', '05/12/1990|'],
      ['a ninth digit', '05/12/1990|', '1', '05/12/1990|'],
      ['a digit into a full day', '0|5/12/1990', '1', '0|5/12/1990'],
      ['a digit into a part with room', '1|/31/1990', '2', '12|/31/1990'],
      ['a digit that flows on', '12|/1/1990', '3', '12/3|1/1990'],
      ['a digit into an empty part', '12/|/1990', '3', '12/3|/1990'],
      ['a digit over a digit', '12/[3]1/1990', '2', '12/2|1/1990'],
      ['a digit over two parts', '1[2/31]/1990', '0', '10|//1990'],
      ['a slash before a slash', '1|/31/1990', '/', '01/|31/1990'],
      ['Backspace in a part', '12|/31/1990', '<', '1|/31/1990'],
      ['Backspace after a slash', '12/|31/1990', '<', '1|/31/1990'],
      ['Backspace after a slash at the end', '12/|', '<', '12|'],
      ['Backspace at the end', '12/31/1|', '<', '12/31/|'],
      ['Backspace of a part', '12/3|/1990', '<', '12/|/1990'],
      ['Delete before a slash', '12|/31/1990', '>', '12|/1/1990'],
      ['Delete in a part', '|12/31/1990', '>', '|2/31/1990'],
      ['Backspace over two parts', '1[2/31]/1990', '<', '1|//1990'],
      ['Backspace to the end', '12[/31/1990]', '<', '12|'],
      ['Backspace over everything', '[12/31/1990]', '<', '|'],
    ]
    expect(rows.map(([what, before, key]) => [what, before, key, press(dayMask, before, key)])).toEqual(rows)
  })

  it('takes it however it is written when it is pasted', () => {
    const days = [
      '05121990',
      '05/12/1990',
      '5/12/1990',
      '05-12-1990',
      '5.12.1990',
      '1990-05-12',
      ' 05 / 12 / 1990 ',
      '1990-05-12T00:00:00.000Z',
    ]
    const found = days.flatMap((pasted) =>
      ['|', '[01/02/2003]', '01/02/2003|'].map((before) => [pasted, before, press(dayMask, before, pasted)]),
    )
    expect(found.filter(([, , after]) => after !== '05/12/1990|')).toEqual([])
  })

  it('stays as it is typed where it is none, and never becomes another', () => {
    const rows: [Mask, string, string][] = [
      [dayMask, '5/1990', '05/1990'],
      [dayMask, '12/V/1990', '12/V/1990'],
      [dayMask, '05/1x', '05/1x'],
      [monthMask, 'Q3 2019', 'Q3 2019'],
      [monthMask, '3Q 2019', '3Q 2019'],
      // a day in digits alone goes on
      [dayMask, '05191990', '05/19/1990'],
      [dayMask, '5/19/1990', '05/19/1990'],
      [dayMask, '5/20/90', '05/20/1990'],
    ]
    const wrong = rows.flatMap(([mask, keys, after]) => {
      const found = mask.leave(typed(mask, keys).replace('|', ''))
      return found === after && mask.show(found) === after ? [] : [`${keys} → ${found}, ${mask.show(found)}`]
    })
    expect(wrong).toEqual([])
    const pasted: [Mask, string, string][] = [
      [dayMask, '5/1990', '05/1990'],
      [dayMask, '05–1990', '05–1990'],
      [dayMask, '05,1990', '05,1990'],
      [dayMask, '05/12/1990 - 06/01/2019', '05/12/1990 - 06/01/2019'],
      [dayMask, '12/5/19901', '12/05/19901'],
      [monthMask, '05/1990 - 06/1995', '05/1990 - 06/1995'],
    ]
    const changed = pasted.flatMap(([mask, text, after]) => {
      const found = mask.leave(press(mask, '|', text).replace('|', ''))
      return found === after && mask.show(found) === after ? [] : [`${text} → ${found}, ${mask.show(found)}`]
    })
    expect(changed).toEqual([])
    expect(press(dayMask, '05/19/|1', '<')).toBe('05/1|/1')
    expect(press(dayMask, '05/199|', '<')).toBe('05/19|')
  })

  it('is read whole where it is pasted, whatever stood there', () => {
    const rows: [Mask, string, string, string][] = [
      [dayMask, '[12/26/1990]', '11/3/1986', '11/03/1986'],
      [dayMask, '[10/15/1978]', '14 de mayo de 1986', '05/14/1986'],
      [dayMask, '[12/26/1990]', '1986-11-03', '11/03/1986'],
      [dayMask, '1|', '1/3/1986', '01/03/1986'],
      [monthMask, '[11/2000]', '12/1967', '12/1967'],
      [monthMask, '[11/2000]', '1/1967', '01/1967'],
      [monthMask, '[11/2000]', '1967-12', '12/1967'],
      [monthMask, '11/2000|', 'March 2019', '03/2019'],
      [monthMask, '11/2000|', '3/14/2019', '03/2019'],
    ]
    const wrong = rows.flatMap(([mask, before, pasted, after]) => {
      const found = press(mask, before, pasted)
      return found === `${after}|` ? [] : [`${pasted} over ${before} → ${found}`]
    })
    expect(wrong).toEqual([])
  })

  it('becomes the digits of a date that is written, and of none other', () => {
    const rows: [string, string][] = [
      ['May 12, 1990', '05/12/1990'],
      ['may 12 1990', '05/12/1990'],
      ['Sept. 5th, 1990', '09/05/1990'],
      ['12 May 1990', '05/12/1990'],
      ['12 de mayo de 1990', '05/12/1990'],
      ['1 de enero del 1990', '01/01/1990'],
      ['12/mayo/1990', '05/12/1990'],
      ['12-May-1990', '05/12/1990'],
      ['25/05/1990', '05/25/1990'],
      ['25.5.1990', '05/25/1990'],
      ['May-12-1990', '05/12/1990'],
      ['1ro de mayo de 1990', '05/01/1990'],
      ['primero de mayo de 1990', '05/01/1990'],
      // there is none, or it is not whole
      ['May 32, 1990', 'May 32, 1990'],
      ['31 de junio de 1990', '31 de junio de 1990'],
      ['May 1990', 'May 1990'],
    ]
    const wrong = rows.flatMap(([text, day]) => {
      const found = press(dayMask, '|', text)
      return found === `${day}|` ? [] : [`${text} → ${found}`]
    })
    expect(wrong).toEqual([])
    expect(typed(dayMask, 'May 12, 1990')).toBe('05/12/1990|')
    expect(typed(dayMask, '12 de mayo de 1990')).toBe('05/12/1990|')
    expect(typed(dayMask, '12th of May 1990')).toBe('05/12/1990|')
    expect(typed(dayMask, '1990-05-12')).toBe('05/12/1990|')
    expect(typed(dayMask, '2003-05-12')).toBe('05/12/2003|')
    expect(typed(dayMask, '20/03/2019')).toBe('03/20/2019|')
    expect(press(dayMask, '|', 'born May 12 or 13, 1990')).toBe('born May 12 or 13, 1990|')
  })

  it('completes a year of two digits when the field is left', () => {
    const left = (keys: string, mask = dayMask) => mask.leave(typed(mask, keys).replace('|', ''))
    expect(left('5/12/90')).toBe('05/12/1990')
    expect(left('May 12, ’90')).toBe('05/12/1990')
    expect(left('12 mayo 90')).toBe('05/12/1990')
    expect(left('5/12')).toBe('05/12')
    expect(left('5/12/35', comingDayMask)).toBe('05/12/2035')
    expect(dayMask.leave('May 12')).toBe('May 12')
    expect(dayMask.leave('20/03/05')).toBe('20/03/05')
  })

  it('fills up the day and the month when the field is left', () => {
    expect(dayMask.leave('1/31/1990')).toBe('01/31/1990')
    expect(dayMask.leave('1/3')).toBe('01/3')
    expect(dayMask.leave('')).toBe('')
  })

  it('shows what is stored, and leaves alone what is being typed', () => {
    expect(dayMask.show('1990-05-12')).toBe('05/12/1990')
    expect(dayMask.show('1/31/1990')).toBe('1/31/1990')
    expect(dayMask.show('12//1990')).toBe('12//1990')
  })
})

describe('[WZ-36] a month as it is typed', () => {
  it('gets its slash, and no seventh digit', () => {
    const rows: [string, string][] = [
      ['051990', '05/1990|'],
      ['5/1990', '05/1990|'],
      ['05/', '05/|'],
      ['0519901', '05/1990|'],
    ]
    expect(rows.map(([keys]) => [keys, typed(monthMask, keys)])).toEqual(rows)
  })

  it('takes it however it is written when it is pasted', () => {
    const months = ['051990', '5/1990', '05-1990', '1990-05', '1990-05-01']
    expect(months.map((pasted) => [pasted, press(monthMask, '|', pasted)])).toEqual(
      months.map((pasted) => [pasted, '05/1990|']),
    )
  })

  it('becomes the month of a day that is written', () => {
    const rows: [string, string][] = [
      ['March 1, 2019', '03/2019'],
      ['1 March 2019', '03/2019'],
      ['1 de marzo de 2019', '03/2019'],
      ['03/01/2019', '03/2019'],
      ['3-1-2019', '03/2019'],
      ['13/01/2019', '01/2019'],
      ['2019-03', '03/2019'],
      ['2003-05', '05/2003'],
      ['March 32, 2019', 'March 32, 2019'],
    ]
    const wrong = rows.flatMap(([text, month]) =>
      [typed(monthMask, text), press(monthMask, '|', text)].flatMap((found) =>
        found === `${month}|` ? [] : [`${text} → ${found}`],
      ),
    )
    expect(wrong).toEqual([])
    expect(monthMask.leave(typed(monthMask, '3/1/19').replace('|', ''))).toBe('03/2019')
    expect(monthMask.show('03/01/')).toBe('03/01/')
    const left = ['ago/2015', 'sep-15', '2015/8', '2015'].map((text) =>
      monthMask.show(monthMask.leave(typed(monthMask, text).replace('|', ''))),
    )
    expect(left).toEqual(['08/2015', '09/2015', '08/2015', '2015'])
  })

  it('keeps the year while the month changes', () => {
    expect(press(monthMask, '05|/1990', '<')).toBe('0|/1990')
    expect(press(monthMask, '0|/1990', '6')).toBe('06|/1990')
    expect(press(monthMask, '05/|1990', '<')).toBe('0|/1990')
  })
})
