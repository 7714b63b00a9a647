import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { trades, scheduleTypes, shifts } from '@lunchpail/contracts/jobs/enumerations'
import { keywordIds } from '@lunchpail/contracts/jobs/keywords'
import { feedEnd, feedHead, feedJob, type FeedPosition } from '../feeds/indeed-xml.ts'
import { gazetteerOf } from '../places/gazetteer.ts'
import { bitOfTrade, bitsOfShifts } from '../positions/bits.ts'
import { sectionsOf } from '../positions/sections.ts'
import { postingOfItem } from './posting-of-item.ts'
import { readIndeedXml } from './formats/read-indeed-xml.ts'

const newark = {
  zip: '07102',
  city: 'Newark',
  county: 'Essex',
  state: 'NJ',
  latitude: 40.732,
  longitude: -74.1765,
}
const gazetteer = gazetteerOf([newark])

/** Words as people and machines type them, what looks like markup and entities among them. */
const word = fc.oneof(
  fc.stringMatching(/^[a-zA-ZñÑéü'’&<>"$%0-9.,:;()/+-]{1,10}$/),
  fc.constantFrom(
    '&amp;',
    '&lt;b&gt;',
    '<b>',
    '</p>',
    ']]>',
    '<![CDATA[',
    'R&D',
    '<50',
    '&copy',
    '日本',
    '🚚',
    'SHIFT:',
    '- ',
    '•',
    '</job>',
  ),
)
const line = fc
  .array(word, { minLength: 1, maxLength: 6 })
  .map((words) => `A${words.join(' ').replaceAll(/\s+/g, ' ')}`.trim())
const sections = fc
  .array(fc.oneof(line, fc.constantFrom('JOB DESCRIPTION', 'What you bring:', '- one item', '')), {
    minLength: 1,
    maxLength: 8,
  })
  .map((lines) => sectionsOf(null, lines.join('\n')))
  .filter((found) => found.length > 0)
const cents = fc.integer({ min: 200, max: 50_000 }).map((value) => value / 100)
const wage = fc.oneof(
  fc.constant([null, null] as const),
  fc.tuple(cents, cents).map(([one, two]) => [Math.min(one, two), Math.max(one, two)] as const),
  cents.map((from) => [from, null] as const),
  cents.map((to) => [null, to] as const),
)
const moment = fc
  .oneof(
    fc.integer({ min: 1_600_000_000, max: 1_800_000_000 }),
    // midnight
    fc.integer({ min: 18_600, max: 20_800 }).map((days) => days * 86_400),
  )
  .map((seconds) => new Date(seconds * 1_000))
const job = fc.record({
  // titles that name a trade, which the job need not be of
  title: fc.oneof(line, fc.constantFrom('Forklift Driver', 'Night shift welder, $20/hr', 'CDL-A Driver')),
  company: line,
  address: fc.option(line),
  sections,
  wage,
  role: fc.option(fc.constantFrom(...trades)),
  shifts: fc.subarray(shifts),
  schedule_start: fc.option(line),
  keywords: fc.shuffledSubarray(keywordIds, { maxLength: 6 }),
  schedule: fc.constantFrom(...scheduleTypes),
  schedule_duration: fc.option(line),
  schedule_description: fc.option(line),
  months: fc.integer({ min: 0, max: 600 }),
  flags: fc.record({
    weekend: fc.boolean(),
    overtime: fc.boolean(),
    entry: fc.boolean(),
    drug_screen: fc.boolean(),
    background_flexible: fc.boolean(),
    disable_preferred_shift: fc.boolean(),
  }),
  postedAt: moment,
  closesAt: fc.option(moment),
})

it('[BY-05] reads what our own feed says as it was, field by field', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(job, { minLength: 1, maxLength: 3 }), async (jobs) => {
      const positions = jobs.map(
        (
          { wage: [from, to], role, shifts: named, months, postedAt, closesAt, flags, ...same },
          index,
        ): FeedPosition => ({
          ...same,
          ...flags,
          id: index + 1,
          posted_at: postedAt,
          closes_at: closesAt,
          city: newark.city,
          region: newark.state,
          zip: newark.zip,
          wage_from: from === null ? null : String(from),
          wage_to: to === null ? null : String(to),
          role: bitOfTrade(role),
          shifts: bitsOfShifts(named),
          experience_months: months,
        }),
      )
      const feed = [
        feedHead('https://site.example', new Date(0)),
        ...positions.map((position) => feedJob(position, 'https://site.example')),
        feedEnd,
      ].join('')
      const read: unknown[] = []
      for await (const found of readIndeedXml(Readable.from([Buffer.from(feed)])))
        read.push('item' in found ? postingOfItem(found.item, gazetteer, new Date(0)) : found)
      expect(read).toMatchObject(
        jobs.map(
          (
            {
              title,
              company,
              address,
              sections: told,
              wage: [from, to],
              role,
              shifts: named,
              schedule,
              schedule_start: start,
              keywords,
              schedule_duration: duration,
              schedule_description: description,
              months,
              flags,
              postedAt,
              closesAt,
            },
            index,
          ) => ({
            externalId: String(index + 1),
            title,
            company: { name: company },
            place: { address, city: 'Newark', region: 'NJ', zip: '07102' },
            sections: told,
            wage: { from, to },
            role,
            shifts: named,
            schedule: {
              type: schedule,
              start,
              duration,
              description,
              disablePreferredShift: flags.disable_preferred_shift,
            },
            requirements: {
              experienceMonths: months,
              weekend: flags.weekend,
              overtime: flags.overtime,
              entry: flags.entry,
              drugScreen: flags.drug_screen,
              backgroundFlexible: flags.background_flexible,
              keywords,
            },
            postedAt,
            ...(closesAt && { closesAt }),
          }),
        ),
      )
    }),
    { numRuns: 300 },
  )
})
