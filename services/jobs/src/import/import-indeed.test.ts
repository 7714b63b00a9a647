import { beforeAll, describe, expect, it } from 'vitest'
import { importsOf, streamOf } from '../../test/imports.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { readIndeedXml } from './formats/read-indeed-xml.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})
const { bring, stored } = importsOf(() => jobs)

const cdata = (text: string) => `\n<![CDATA[ ${text} ]]>\n`
const xmlJob = (fields: Record<string, string> = {}) => {
  const all = {
    title: 'Forklift Operator',
    date: 'Fri, 20 Nov 2026 09:18:24 GMT',
    referencenumber: '1',
    company: 'Harbor &amp; Pine',
    city: 'Newark',
    state: 'NJ',
    country: 'US',
    postalcode: '07102',
    description:
      '<p>Night shift. Drug screen.</p><ul><li>Load &eacute; trucks</li><li>Two years of experience</li></ul>',
    salary: '$18.50 - $22 per hour',
    jobtype: 'fulltime',
    ...fields,
  }
  return `<job>${Object.entries(all)
    .map(([name, text]) => `<${name}>${cdata(text)}</${name}>`)
    .join('')}</job>`
}
const xml = (...inside: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?><source><publisher>P</publisher>${inside.join('')}</source>`

describe('[BY-05] a feed in the format of Indeed', () => {
  it('becomes positions, in whatever pieces it arrives, and a second run changes nothing', async () => {
    const feed = () => readIndeedXml(streamOf(xml(xmlJob())))
    expect(await bring('indeed', feed())).toEqual({ counts: [1, 0, 0, 0], wrong: [] })
    expect(await bring('indeed', feed())).toEqual({ counts: [0, 0, 1, 0], wrong: [] })
    expect(await stored('indeed')).toEqual([
      {
        external_id: '1',
        state: 'open',
        title: 'Forklift Operator',
        role: 8,
        shifts: 4,
        schedule_type: 0,
        wage_from: 18.5,
        wage_to: 22,
        drug_screen: true,
        entry: false,
        experience_months: 24,
        sections: [
          { heading: null, text: 'Night shift. Drug screen.\n- Load é trucks\n- Two years of experience' },
        ],
        posted_at: new Date('2026-11-20T09:18:24Z'),
        name: 'Harbor & Pine',
        city: 'Newark',
        region: 'NJ',
        zip: '07102',
        address: null,
        approximate: true,
      },
    ])
  })

  it('reports each wrong job with its line, closes what is over or missing, and keeps what is only wrong', async () => {
    const other = (number: number, fields: Record<string, string> = {}) =>
      `\n${xmlJob({ referencenumber: String(number), ...fields })}`
    await bring('lines', readIndeedXml(streamOf(xml(other(1), other(2), other(3)))))
    const found = await bring(
      'lines',
      readIndeedXml(
        streamOf(
          xml(
            other(1, { expirationdate: '2020-01-01' }),
            other(2, { country: 'Mexico', state: 'Michoacán' }),
            other(4, { city: 'Nowhere', postalcode: '' }),
            other(5, { title: '' }),
            other(6, { date: 'soon' }),
            other(8, { description: 'x'.repeat(100_001) }),
            other(9),
            other(9),
          ),
        ),
      ),
      true,
    )
    expect(found.wrong.map(({ reason }) => reason)).toEqual([
      'country: "Mexico" is not the United States',
      'city: "Nowhere, NJ" is no place that is known',
      'title is empty',
      'date: "soon" is not a date',
      'description is too long',
      'the id 9 came before',
    ])
    const lines = found.wrong.map(({ line }) => line)
    expect(lines).toEqual([...new Set(lines)].toSorted((one, next) => one - next))
    expect((await stored('lines')).map(({ external_id, state }) => [external_id, state])).toEqual([
      ['1', 'closed'],
      ['2', 'open'],
      ['3', 'closed'],
      ['9', 'open'],
    ])
  })

  it('closes a job at the end of its last day where it is, and keeps one of no date as it came in first', async () => {
    const until = (moment: string) => jobs.clock.advance(Date.parse(moment) - jobs.clock.now().getTime())
    until('2026-11-26T04:30:00Z')
    const feed = () =>
      readIndeedXml(
        streamOf(
          xml(
            xmlJob({ referencenumber: '1', expirationdate: '2026-11-25', date: '' }),
            xmlJob({ referencenumber: '2', expirationdate: '11/24/2026' }),
            xmlJob({ referencenumber: '3', expirationdate: 'until filled' }),
          ),
        ),
      )
    await bring('last-day', feed())
    const first = await stored('last-day')
    expect(first.map(({ state }) => state)).toEqual(['open', 'closed', 'open'])
    expect(first[0]!['posted_at']).toEqual(new Date('2026-11-26T04:30:00Z'))
    until('2026-11-26T05:00:00Z')
    expect((await bring('last-day', feed())).counts).toEqual([0, 1, 2, 0])
    const [over] = await stored('last-day')
    expect([over!['state'], over!['posted_at']]).toEqual(['closed', new Date('2026-11-26T04:30:00Z')])
  })

  it('closes nothing for a job that is broken, whose id is read or not', async () => {
    const three = xml(xmlJob(), xmlJob({ referencenumber: '2' }), xmlJob({ referencenumber: '3' }))
    await bring('wounded', readIndeedXml(streamOf(three)))
    const named = xml(xmlJob(), xmlJob({ referencenumber: '2' }).replace('</company>', ''))
    expect(await bring('wounded', readIndeedXml(streamOf(named)), true)).toEqual({
      counts: [0, 0, 1, 1],
      wrong: [{ number: 2, line: expect.any(Number), reason: '<company> is not closed' }],
    })
    const nameless = xml(xmlJob().replace(/<referencenumber>.*?<.referencenumber>|<.company>/gs, ''))
    expect((await bring('wounded', readIndeedXml(streamOf(nameless)), true)).counts).toEqual([0, 0, 0, 0])
  })

  it('tells a bonus, and pay of another time, in the description', async () => {
    const feed = xml(
      xmlJob({ referencenumber: '1', salary: '$18 an hour plus a $500 sign-on bonus', description: 'Load.' }),
      xmlJob({ referencenumber: '2', salary: '$900 weekly', description: 'Load.' }),
    )
    await bring('pays', readIndeedXml(streamOf(feed)))
    expect(await stored('pays')).toMatchObject([
      {
        wage_from: 18,
        wage_to: 18,
        sections: [
          { heading: null, text: 'Load.' },
          { heading: 'Pay', text: '$18 an hour plus a $500 sign-on bonus' },
        ],
      },
      {
        wage_from: null,
        wage_to: null,
        sections: [{ text: 'Load.' }, { heading: 'Pay', text: '$900 weekly' }],
      },
    ])
  })

  it('that breaks off keeps what was read and closes nothing', async () => {
    const two = xml(xmlJob(), xmlJob({ referencenumber: '2' }))
    await bring('broken', readIndeedXml(streamOf(two)))
    const cut = two.slice(0, two.lastIndexOf('<company>'))
    const { counts, wrong } = await bring('broken', readIndeedXml(streamOf(cut)), true)
    expect(counts).toEqual([0, 0, 1, 0])
    expect(wrong).toEqual([
      { number: 2, line: expect.any(Number), reason: 'breaks off, nothing after it was read' },
    ])
  })

  it.each([
    [
      'entities that grow',
      `<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><source>${xmlJob({ title: '&b;' })}</source>`,
      'The file declares a document type, which no feed needs.',
    ],
    [
      'a file of this machine',
      '<!DOCTYPE s [<!ENTITY f SYSTEM "file:///etc/passwd">]><source><job><title>&f;</title></job></source>',
      'The file declares a document type, which no feed needs.',
    ],
    ['another document', '<html></html>', 'The file has no <job>.'],
  ])('with %s is refused', async (_name, text, sentence) => {
    await expect(bring('refused', readIndeedXml(streamOf(text)))).rejects.toThrow(sentence)
    expect(await stored('refused')).toEqual([])
  })
})
