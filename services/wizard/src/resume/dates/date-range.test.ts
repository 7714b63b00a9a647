import { describe, expect, it } from 'vitest'
import { findDates, openEnd } from './date-range.ts'

const read = (text: string): string => {
  const found = findDates(text)
  return found ? `${found.start ?? '?'} ${found.end ?? (found.current ? 'now' : 'none')}` : 'none'
}

describe('[BY-09] the dates of a resume', () => {
  it.each([
    ['Mar 2019 – Present', '2019-03 now'],
    ['03/2019 - 11/2021', '2019-03 2021-11'],
    ['3/19 – 11/21', '2019-03 2021-11'],
    ['March 2019 to October 2020', '2019-03 2020-10'],
    ['Sept. 2018 — Jan. 2020', '2018-09 2020-01'],
    ['June - August 2018', '2018-06 2018-08'],
    ['Summer 2018 - Winter 2019', '2018-06 2019-12'],
    ['octubre – mayo, 2018 a 2024', '2018-10 2024-05'],
    ['October to May, 2019 to present', '2019-10 now'],
    ['Mar 2014 – Jun 2016, May – July 2018 – 2019', '2014-03 2016-06'],
    ['May – March 2019 – 2018', '2019-03 2019-05'],
    ['2015 – 2018', '2015-01 2018-12'],
    ['2015-18', '2015-01 2018-12'],
    ['06/15/2019 - 09/30/2020', '2019-06 2020-09'],
    ['2019-03 – 2020-05', '2019-03 2020-05'],
    ["Jan '18 - Feb '20", '2018-01 2020-02'],
    ['Since March 2020', '2020-03 now'],
    ['marzo de 2019 a la fecha', '2019-03 now'],
    ['enero 2019 - actualidad', '2019-01 now'],
    ['de enero de 2018 a diciembre de 2020', '2018-01 2020-12'],
    ['Desde junio 2021', '2021-06 now'],
    ['ago. 2017 – sept. 2019', '2017-08 2019-09'],
    ['2019 June - 2021 March', '2019-06 2021-03'],
    ['June 2019 / March 2021', '2019-06 2021-03'],
    ['June 2019 - Still employed', '2019-06 now'],
    ['2019 - Pres.', '2019-01 now'],
    ['jun/2019 – act.', '2019-06 now'],
    ['05/2020', '2020-05 2020-05'],
    ['11/2021 to 03/2019', '2019-03 2021-11'],
    ['Cashier Current', '? now'],
    ['call (555) 201-2019', 'none'],
    ['OSHA 10/30', 'none'],
    ['saved $2000 a year', 'none'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))

  it('sees a range that goes on in the next line', () => {
    expect(openEnd.test('January 2019 –')).toBe(true)
    expect(openEnd.test('January 2019 – March 2020')).toBe(false)
  })
})
