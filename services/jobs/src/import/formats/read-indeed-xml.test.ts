import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { expect, it } from 'vitest'
import type { ItemOrFault } from './feed-item.ts'
import { readIndeedXml } from './read-indeed-xml.ts'

const pieces = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.subarray(at * 7, at * 7 + 7)),
  )
async function read(file: string | Buffer): Promise<ItemOrFault[]> {
  const found: ItemOrFault[] = []
  for await (const one of readIndeedXml(pieces(Buffer.from(file)))) found.push(one)
  return found
}
const job = (id: string, inside = '') =>
  `<job>\n<referencenumber>${id}</referencenumber><title><![CDATA[Picker ${id}]]></title>${inside}</job>\n`
const feed = (...jobs: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n${jobs.join('')}</source>`

it('[BY-05] takes the company that a feed names before its jobs, of a job that names none', async () => {
  const head =
    '<publisher>JazzHR</publisher>\n<!-- <company>None</company> --><company><![CDATA[Lake & Co, Inc]]></company>'
  const found = await read(`<jobs>${head}${job('1')}${job('2', '<company>Another</company>')}</jobs>`)
  expect(found.map((one) => 'item' in one && one.item.company)).toEqual(['Lake & Co, Inc', 'Another'])
})

/** Each item's id, or why it is none. */
const told = async (file: string | Buffer) =>
  (await read(file)).map((one) =>
    'item' in one ? one.item.id : `${one.number} ${one.id ?? '?'}: ${one.reason}`,
  )

it('[BY-05] goes on after a job that is broken, and names it', async () => {
  const unclosed = 'is not closed before the next begins'
  const rows: [string, string, string[]][] = [
    [
      'a job without an end',
      feed(job('1'), '<job><referencenumber>2</referencenumber>', job('3')),
      ['1', `2 2: ${unclosed}`, '3'],
    ],
    [
      'a field without an end',
      feed(job('1'), job('2', '<city>Columbus'), job('3')),
      ['1', '2 2: <city> is not closed', '3'],
    ],
    [
      'a text section without an end, within the job',
      feed(
        job('1'),
        '<job><title><![CDATA[Picker</title><referencenumber><![CDATA[2]]></referencenumber></job>',
        job('3'),
      ),
      ['1', '2 2: <title> is not closed', '3'],
    ],
    [
      'a text section without an end, at the end of the job',
      feed(job('1'), job('2', '<jobtype><![CDATA[fulltime</jobtype>'), job('3')),
      ['1', `2 2: ${unclosed}`, '3'],
    ],
    [
      'a field that ends as another',
      feed(job('1', '<city>Columbus</state>'), job('2')),
      ['1 1: <city> is not closed', '2'],
    ],
    [
      'a comment in the way',
      feed('<!-- <job> of last week -->', job('1'), '<!-- > -->', job('2')),
      ['1', '2'],
    ],
    ['a comment within a job', feed(job('1', '<!-- </job> -->'), job('2')), ['1', '2']],
    [
      'a comment without an end',
      feed(job('1'), '<!-- next ->\n', job('2')),
      ['1', '2 ?: comes after a comment that is not closed', '2'],
    ],
    [
      'a comment without an end before another comment',
      feed(job('1'), '<!-- next ->\n', job('2'), '<!-- end -->', job('3')),
      ['1', '2 ?: comes after a comment that is not closed', '2', '3'],
    ],
    [
      'a comment without an end within a job, before another comment',
      feed(job('1', '<!-- last ->'), '<!-- x -->', job('2'), '<!-- end -->', job('3')),
      [`1 1: ${unclosed}`, '2', '3'],
    ],
    [
      'a comment without an end within a job, and none before the next jobs',
      feed(job('1', '<!-- last ->'), job('2'), '<!-- end -->', job('3')),
      [`1 1: ${unclosed}`, '2', '3'],
    ],
    ['jobs in a comment', feed(job('1'), `<!-- ${job('2')}${job('3')} -->`, job('4')), ['1', '4']],
    ['a comment without an end that no job follows', feed(job('1'), '<!-- end ->'), ['1']],
    [
      'a file that breaks off between jobs',
      feed(job('1'), job('2')).replace('</source>', ''),
      ['1', '2', '2 ?: is the last, and <source> is not closed behind it'],
    ],
    [
      'a file that breaks off',
      feed(job('1')) + job('2').slice(0, -9),
      ['1', '2 2: breaks off, nothing after it was read'],
    ],
  ]
  const wrong: unknown[] = []
  for (const [name, file, expected] of rows) {
    const found = await told(file)
    if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push([name, found])
  }
  expect(wrong).toEqual([])
})

it('[BY-05] reads what is meant where XML has no such character', async () => {
  const inside = [
    ['<city>Shipping & Receiving</city>', 'Shipping & Receiving'],
    ['<city>Picker&nbsp;Packer</city>', 'Picker&nbsp;Packer'],
    ['<city>A\u0001B</city>', 'A\u0001B'],
    ['<city>R&D; more &c.</city>', 'R&D; more &c.'],
    ['<city>5 < 6</city>', '5 < 6'],
    ['<city/>', ''],
    ['<CITY>Columbus</CITY>', 'Columbus'],
    ['<city><![CDATA[a]]]]><![CDATA[>b]]></city>', 'a]]>b'],
  ] as const
  const wrong: unknown[] = []
  for (const [markup, city] of inside) {
    const [found] = await read(feed(job('1', markup)))
    if (!found || !('item' in found) || found.item.city !== city) wrong.push([markup, found])
  }
  expect(wrong).toEqual([])
})

it('[BY-05] keeps markup that is written as elements', async () => {
  const [found] = await read(
    feed(job('1', '<description><p>Load &amp; drive.</p><br/><ul><li>Lift</li></ul></description>')),
  )
  expect(found).toMatchObject({
    item: { description: '<p>Load &amp; drive.</p><br/><ul><li>Lift</li></ul>' },
  })
})

it('[BY-05] finds jobs in whatever holds them, and says where there are none', async () => {
  expect(await told(`<source><jobs>${job('1')}${job('2')}</jobs></source>`)).toEqual(['1', '2'])
  expect(await told(`<jobs>${job('1')}</jobs>`)).toEqual(['1'])
  expect(await told(`<ns:root><ns:job><referencenumber>1</referencenumber></ns:job></ns:root>`)).toEqual([
    '1',
  ])
  expect(await told('<source></source>')).toEqual([])
  await expect(read('<html></html>')).rejects.toThrow('The file has no <job>.')
  // a whole feed without its jobs would close them all
  const rss =
    '<rss><channel><title>Jobs</title><item><title>Cook</title><link>https://a.example</link></item></channel></rss>'
  await expect(read(rss)).rejects.toThrow('The file has no <job>, its items are <item>.')
  const atom = '<feed><author><name>A</name></author><entry><title>Cook</title></entry></feed>'
  await expect(read(atom)).rejects.toThrow('The file has no <job>, its items are <entry>.')
  const packed = '<jobs><position><title>Cook</title></position></jobs>'
  await expect(read(packed)).rejects.toThrow('The file has no <job>, its items are <position>.')
  const none = '<rss>\n<channel>\n<title>Jobs</title><image><url>u</url></image>\n</channel></rss>'
  expect(await told(none)).toEqual([])
  await expect(read('nothing')).rejects.toThrow('The file has no <job>.')
  for (const archive of [gzipSync(feed(job('1'))), Buffer.from('PK\u0003\u0004\u0014')])
    await expect(read(archive)).rejects.toThrow(
      'The file is compressed. Unpack it, and import what is in it.',
    )
})

it('[BY-05] reads a file in the encoding that it declares, or that its first bytes show', async () => {
  const text = 'Café Peña – “día”'
  const of = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><source>${job('1', `<company>${text}</company>`)}</source>`
  const files: [string, Buffer][] = [
    ['utf-8', Buffer.from(of('UTF-8'))],
    ['utf-8 with a mark', Buffer.from(`\ufeff${of('utf-8')}`)],
    ['windows-1252', iconv.encode(of('windows-1252'), 'windows-1252')],
    ['iso-8859-1, which means windows-1252', iconv.encode(of('ISO-8859-1'), 'windows-1252')],
    ['iso-8859-15', iconv.encode(of('ISO-8859-15').replace(/[–“”]/g, '-'), 'iso-8859-15')],
    ['utf-16 with a mark', iconv.encode(of('UTF-16'), 'utf-16', { addBOM: true })],
    ['utf-16be with a mark', iconv.encode(of('UTF-16'), 'utf-16be', { addBOM: true })],
    ['utf-16le without a mark', iconv.encode(of('UTF-16'), 'utf-16le')],
    ['utf-32', iconv.encode(of('UTF-32'), 'utf-32le', { addBOM: true })],
    ['macintosh', iconv.encode(of('macintosh'), 'macintosh')],
    ['utf-8 declared, windows-1252 inside', iconv.encode(of('UTF-8'), 'windows-1252')],
    ['iso-8859-1 declared, utf-8 inside', Buffer.from(of('ISO-8859-1'))],
    ['encoded twice', Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(of('UTF-8'))))],
    ['utf-16 declared, utf-8 inside', Buffer.from(of('UTF-16'))],
    ['none declared', Buffer.from(of('').replace(/<\?.*?\?>/, ''))],
  ]
  const wrong: unknown[] = []
  for (const [name, bytes] of files) {
    const [found] = await read(bytes)
    const expected = name === 'iso-8859-15' ? text.replace(/[–“”]/g, '-') : text
    if (!found || !('item' in found) || found.item.company !== expected) wrong.push([name, found])
  }
  expect(wrong).toEqual([])
  await expect(read(of('klingon-8'))).rejects.toThrow(
    'The file declares the encoding "klingon-8", which is not known.',
  )
})

it('[BY-05] reads the pay of feeds that have fields for it', async () => {
  const rows: [string, object][] = [
    [
      '<compensation_min>18</compensation_min><compensation_max>22.5</compensation_max><compensation_interval>hourly</compensation_interval><compensation_currency>USD</compensation_currency>',
      { from: 18, to: 22.5, whole: true },
    ],
    [
      '<compensation_min>45000</compensation_min><compensation_max>52000</compensation_max><compensation_interval>annually</compensation_interval>',
      { from: null, to: null, text: '$45000 - $52000 per year' },
    ],
    [
      '<salary_min>17.0000</salary_min><salary_period>HOUR</salary_period>',
      { from: 17, to: null, whole: true },
    ],
    ['<salary_min>17</salary_min><salary_max>19</salary_max>', { from: null, to: null }],
    ['<salary>18 per hour</salary><salary_currency>MXN</salary_currency>', { from: null, to: null }],
    ['<salary>18-22</salary><salary_period>hour</salary_period>', { from: 18, to: 22 }],
    [
      '<min_compensation>$18</min_compensation><compensation_time_frame>hourly</compensation_time_frame>',
      { from: 18, to: null },
    ],
    ['<salary><min>18</min><max>22</max><period>hour</period></salary>', { from: 18, to: 22 }],
    [
      '<salary><salary_min>18</salary_min><salary_period>hour</salary_period></salary>',
      { from: 18, to: null },
    ],
    [
      '<salary><salary_max><![CDATA[20]]></salary_max><salary_min><![CDATA[17]]></salary_min><salary_currency><![CDATA[USD]]></salary_currency><period><![CDATA[hour]]></period><type><![CDATA[BASE_SALARY]]></type></salary>',
      { from: 17, to: 20, whole: true },
    ],
    [
      '<salary><salary_max>48000</salary_max><salary_min>42000</salary_min><period>year</period></salary>',
      { from: null, to: null, text: '$42000 - $48000 per year' },
    ],
    [
      '<salary><salary_max>21</salary_max><salary_min>18</salary_min><salary_currency>EUR</salary_currency><period>hour</period></salary>',
      { from: null, to: null, text: '18 - 21 per hour (EUR)' },
    ],
    [
      '<salary_min>17</salary_min><salary_max>19</salary_max><salary_period>hour</salary_period><salary_currency>CAD</salary_currency>',
      { from: null, to: null, whole: false, text: '$17 - $19 per hour (CAD)' },
    ],
    [
      '<salary><salary_max>30</salary_max><salary_min>25</salary_min><period>hour</period><type>BONUS</type></salary>',
      { from: null, to: null, text: '$25 - $30 per hour (BONUS)' },
    ],
    [
      '<salary_minimum>18</salary_minimum><salary_maximum>21</salary_maximum><salary_schedule>hourly</salary_schedule>',
      { from: 18, to: 21, whole: true },
    ],
    ['<salary><![CDATA[$1,000 sign-on bonus, $23.50/hr]]></salary>', { from: 23.5, to: 23.5, whole: false }],
    ['', { from: null, to: null, whole: true, text: '' }],
  ]
  for (const [markup, pay] of rows)
    expect(await read(feed(job('1', markup)))).toMatchObject([{ item: { pay } }])
})

it('[BY-05] reads fields that have fields of their own in them, and words beside elements as text', async () => {
  const inside = `<company><name>Acme</name><url>https://acme.example</url></company>
<location><city>Columbus</city><state>OH</state><zip>43215</zip></location>
<description>Ask the <Lead>first</Lead></description>`
  const [found] = await read(feed(job('1', inside)))
  expect(found).toMatchObject({
    item: {
      company: 'Acme',
      city: 'Columbus',
      state: 'OH',
      zip: '43215',
      description: 'Ask the <Lead>first</Lead>',
    },
  })
})

it('[BY-05] reads what stands behind many comments without an end in no time', async () => {
  expect(await told(`<source>${'<!-- '.repeat(2_000)}${job('1')}</source>`)).toEqual([
    '1 ?: comes after a comment that is not closed',
    '1',
  ])
})
