import { expect, it } from 'vitest'
import { lineOfMarkup, sectionsOfMarkup, textOfMarkup } from './text-of-markup.ts'

it('[BY-05] keeps every word of a description, each block on a line', () => {
  const rows: [string, string][] = [
    [
      '<p>Drive &lt;50 miles a day.</p><p>Clean record <b>needed</b>.</p>',
      'Drive <50 miles a day.\nClean record needed.',
    ],
    [
      '<p>Teams of < 10 people. Lift up to 40 lbs.</p><ul><li>Overtime on Saturdays</li></ul>',
      'Teams of < 10 people. Lift up to 40 lbs.\n- Overtime on Saturdays',
    ],
    [
      '<p>Turnover &lt;5% a year. Benefits from day one.</p><p>Drug test > 1 a year</p>',
      'Turnover <5% a year. Benefits from day one.\nDrug test > 1 a year',
    ],
    [
      '&lt;p&gt;Turnover &amp;lt;5% a year.&lt;/p&gt;&lt;p&gt;Steady&lt;/p&gt;',
      'Turnover <5% a year.\nSteady',
    ],
    ['Load trucks.<br/>Drive a forklift.<br>Nights', 'Load trucks.\nDrive a forklift.\nNights'],
    ['Lift <25 lbs, push >40 lbs & walk', 'Lift <25 lbs, push >40 lbs & walk'],
    ['<div>One<div>Two</div>Three</div>', 'One\nTwo\nThree'],
    ['<p>A line that is\nwrapped in the file</p>', 'A line that is wrapped in the file'],
    ['First line\nSecond line', 'First line\nSecond line'],
    ['Bring boots\vand gloves\fNights', 'Bring boots\nand gloves\nNights'],
    ['<style>p{}</style><p>Shown</p><script>alert("<p>no</p>")</script>', 'Shown'],
    ['R&amp;D <Lead> for AT&T', 'R&D <Lead> for AT&T'],
    ['<Company Name> is hiring', '<Company Name> is hiring'],
    ['<o:p></o:p><span style="x">Word’s own</span>', 'Word’s own'],
    ['<table><tr><td>Pay</td><td>$18</td></tr></table>', 'Pay\n$18'],
    ['A&nbsp;B &eacute; &#8211; C', 'A B é – C'],
    ['<p>Temperatures <32°F</p><p>Shifts <$20</p>', 'Temperatures <32°F\nShifts <$20'],
    ['<p>Nights</p>weigh x <y and a<b of c', 'Nights\nweigh x <y and a<b of c'],
  ]
  expect(
    rows.flatMap(([markup, text]) => (textOfMarkup(markup) === text ? [] : [[markup, textOfMarkup(markup)]])),
  ).toEqual([])
})

it('[BY-05] cuts a description at its headings', () => {
  expect(
    sectionsOfMarkup(
      '<p>Join us.</p><h3>What you do:</h3><ul><li>Pick</li><li>Pack</li></ul><h2>Pay</h2>Weekly',
    ),
  ).toEqual([
    { heading: null, text: 'Join us.' },
    { heading: 'What you do', text: '- Pick\n- Pack' },
    { heading: 'Pay', text: 'Weekly' },
  ])
})

it('[BY-05] reads a line once', () => {
  expect(lineOfMarkup('Picker &amp;\n Packer')).toBe('Picker & Packer')
  expect(lineOfMarkup('&amp;amp; stays')).toBe('&amp; stays')
})
