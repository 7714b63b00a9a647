import { expect, it } from 'vitest'
import { readResume } from './read-resume.ts'
import { paragraphLine } from './text/paragraph-line.ts'

/** A line in a heading's or a name's size begins with #, a bold one with **. */
const linesOf = (text: string) =>
  text.split('\n').flatMap((given) => {
    const line = given.trim()
    const [, sign, rest] = /^(#|\*\*)\s(.*)$/u.exec(line) ?? []
    return (
      paragraphLine({
        parts: (rest ?? line).split('\t'),
        ...(sign && { bold: true, size: sign === '#' ? 16 : 11 }),
      }) ?? []
    )
  })
const told = (text: string) =>
  readResume(linesOf(text)).jobs.map(({ title, company, start, end, current }) =>
    [title?.value, company?.value, start?.value, current ? 'now' : end?.value].join(' | '),
  )
const twoJobs = `Machine Tender
  Halvorsen Paper, Toledo, OH
  May 2020 - Present
  • Fed the slitter
  Dishwasher
  Cresta Grill, Toledo, OH
  July 2017 - April 2020
  • Washed pots`
const both = [
  'Machine Tender | Halvorsen Paper | 2020-05 | now',
  'Dishwasher | Cresta Grill | 2017-07 | 2020-04',
]

it('[BY-09] knows headings that nobody listed by their form and by what stands under them', () => {
  const skills = 'SKILLS\nForklift, pallet jack\n'
  const headings = [
    'Manufacturing Experience',
    'Leadership and Work Experience',
    'Experience Highlights',
    'Jobs I Have Had',
    'Professional Experience (Selected)',
    'Employment Record (last 10 years)',
    'Places I Have Worked',
    'Experiencia en almacén',
    'MY JOURNEY SO FAR',
    '** The Story So Far',
  ]
  expect(
    headings.filter((heading) => told(`${skills}${heading}\n${twoJobs}`).join() !== both.join()),
  ).toEqual([])
  expect(told(`${skills}${twoJobs}`)).toEqual(both)
  expect(
    told(`HIGHLIGHTS
      Eight years on docks
      Machine Tender, Halvorsen Paper (May 2020 - Present)
      • Fed the slitter
      Dishwasher, Cresta Grill (July 2017 - April 2020)
      • Washed pots`),
  ).toEqual(both)
})

it('[BY-09] takes no club, no charity and no school for a job', () => {
  const headings = [
    'CAMPUS INVOLVEMENT',
    'Student Activities',
    'CLUBS AND SPORTS',
    'Volunteer & Community Experience',
    'Professional Memberships',
  ]
  const read = (heading: string) =>
    told(`Experience\n${twoJobs}\n${heading}\nMember, Chess Club\tAug 2015 - Present\n• Played`)
  expect(headings.filter((heading) => read(heading).join() !== both.join())).toEqual([])
  expect(
    told(`Experience\n${twoJobs}\nWhere I Studied\nHigh School Diploma, Rogers High School, 2016`),
  ).toEqual(both)
})
