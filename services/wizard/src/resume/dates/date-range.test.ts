import { expect, it } from 'vitest'
import { findDates, openEnd } from './date-range.ts'

const read = (text: string): string => {
  const found = findDates(text)
  return found ? `${found.start ?? '?'} ${found.end ?? (found.current ? 'now' : 'none')}` : 'none'
}

it('[BY-09] reads the dates of a resume in the forms that people write them', () => {
  const table = [
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
    ['June 2007 - May 20008', '2007-06 2008-05'],
    ['marzo de 20019 a la fecha', '2019-03 now'],
    ['06/2017 - 06/20018', '2017-06 2018-06'],
    ['Summer 20021', '2021-06 2021-08'],
    ['Washington, DC 20008', 'none'],
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
    ['Present: Cashier, Target', '? now'],
    ['Actual: Cajera, Target', '? now'],
    ['call (555) 201-2019', 'none'],
    ['OSHA 10/30', 'none'],
    ['saved $2000 a year', 'none'],
    ['Jun 17 – Oct 19', '2017-06 2019-10'],
    ['Nov 13 to Feb 15', '2013-11 2015-02'],
    ['June 17 - October 19, 2018', '2018-06 2018-10'],
    ['Sep. 2023 Mar. 2024', '2023-09 2024-03'],
    ['01/2019 12/2020', '2019-01 2020-12'],
    ['2021 onwards', '2021-01 now'],
    ['Jun. 19 – onward', '2019-06 now'],
    ['May 2021 – onwards', '2021-05 now'],
    ['mayo 2021 – en adelante', '2021-05 now'],
    ['2016+', '2016-01 now'],
    ['Early 2021 - Late 2022', '2021-01 2022-12'],
    ['Late 2017 to mid 2019', '2017-09 2019-08'],
    ['principios de 2014 - finales de 2018', '2014-01 2018-12'],
    ['Q3 2020 – Q1 2022', '2020-07 2022-03'],
    ['1st quarter 2018 - 3rd quarter 2020', '2018-01 2020-09'],
    ['Holiday season 2018, 2019', '2018-11 2019-12'],
    ["'19 - '21", '2019-01 2021-12'],
    ['’17–’19', '2017-01 2019-12'],
    ['Septemeber 2019 - Present', '2019-09 now'],
    ['Marh 2019 - June 2020', '2019-03 2020-06'],
    ['Jully 2018 – Ocotber 2020', '2018-07 2020-10'],
    ['Line Cook | Arpil 2017 to present', '2017-04 now'],
    ['Enreo 2019 - Junio 2020', '2019-01 2020-06'],
    ['Abirl de 2016 a marzo de 2018', '2016-04 2018-03'],
    ['Julo 2015 - actual', '2015-07 now'],
    // a company and a person
    ['Marsh 2019 - June 2020', '2019-01 2020-06'],
    ['Cook at Mrach 2019 - June 2020', '2019-01 2020-06'],
    ['Agu 2019 – Dic 2021', '2019-08 2021-12'],
    ['Mayo 2019 - Juino 2021', '2019-05 2021-06'],
    ['mayo 2019 - junio 2021', '2019-05 2021-06'],
    ['May 2019 - agosto 2021', '2019-05 2021-08'],
    ['Augusta 2019 - 2020', '2019-01 2020-12'],
    ['Jane 2019 - 2020', '2019-01 2020-12'],
    ['Janurary 2017 - Agust 2019', '2017-01 2019-08'],
    ['Ocotber 2015 – Febuary 2017', '2015-10 2017-02'],
    ['Hired 4/2013, left 6/2016', '2013-04 2016-06'],
    ['April 2019 - til now', '2019-04 now'],
    ['June 2017 – to present', '2017-06 now'],
    ['2013 ⁃ 2015', '2013-01 2015-12'],
  ] as const
  expect(
    table.filter(([text, expected]) => read(text) !== expected).map(([text]) => `${text}: ${read(text)}`),
  ).toEqual([])
})

it('[BY-09] sees a range that goes on in the next line', () => {
  expect(openEnd.test('January 2019 –')).toBe(true)
  expect(openEnd.test('January 2019 – March 2020')).toBe(false)
})
