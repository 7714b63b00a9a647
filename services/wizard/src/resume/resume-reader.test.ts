import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { afterAll, expect, it } from 'vitest'
import { openResumeReader } from './resume-reader.ts'
import { samplePdf } from './sample-pdf.ts'

const reader = openResumeReader()
afterAll(() => reader.close())

const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
const docx = (body: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
    ...more,
  })
const resume = docx(
  paragraphs([
    'Maria Lopez',
    'Dallas, TX | (214) 555-0142 | maria@example.com',
    'Experience',
    'Forklift Operator, Sunrise Warehousing LLC',
    'March 2019 - Present',
    'Licenses',
    'OSHA 10, certified forklift operator',
  ]),
)

it('[WZ-16] reads who it is, their jobs and their licences', async () => {
  const answer = await reader.read(resume)
  expect(answer).toMatchObject({
    resume: {
      name: { value: 'Maria Lopez' },
      email: { value: 'maria@example.com' },
      phone: { value: '(214) 555-0142' },
      city: { value: 'Dallas' },
      jobs: [
        {
          title: { value: 'Forklift Operator' },
          company: { value: 'Sunrise Warehousing LLC' },
          start: { value: '2019-03', line: 'March 2019 - Present', page: 1 },
          end: null,
          current: true,
        },
      ],
      licences: [{ value: 'forklift' }, { value: 'osha-10' }],
    },
  })
})

it('[WZ-16] says why a file cannot be read, and reads the next one', async () => {
  const bomb = docx(`<w:p>${'<w:r><w:t>lol</w:t></w:r>'.repeat(800_000)}</w:p>`)
  const entities = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8('<!DOCTYPE a [<!ENTITY b "lol"><!ENTITY c "&b;&b;">]><a>&c;</a>'),
  })
  const files: [string, Uint8Array][] = [
    ['empty', new Uint8Array()],
    ['too-large', new Uint8Array(10 * 1024 * 1024 + 1)],
    ['type', strToU8('just text, whatever its name says')],
    ['damaged', strToU8('%PDF-1.7 and nothing more')],
    ['macros', docx('', { 'word/vbaProject.bin': strToU8('Sub AutoOpen()') })],
    ['too-long', bomb],
    ['damaged', entities],
    ['no-text', docx('')],
    ['nothing-found', docx(paragraphs(['A letter to the editor about the weather of last week.']))],
  ]
  for (const [reason, bytes] of files) expect(await reader.read(bytes)).toEqual({ unreadable: reason })
  expect(await reader.read(resume)).toHaveProperty('resume')
})

it('[WZ-16] reads the resume that it warms up on', async () => {
  const answer = await reader.read(samplePdf)
  expect('resume' in answer && answer.resume.jobs.length).toBe(8)
})

/** A PDF of these objects, of which the first is its catalog. */
const pdf = (objects: readonly (string | Buffer)[], trailer = ''): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects.map((body, index) =>
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]),
    ),
    Buffer.from(`trailer<</Root 1 0 R/Size ${objects.length + 1}${trailer}>>\n%%EOF`),
  ])
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>'
const onePage = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[3 0 R]>>', page]

/** 250 MB of spaces in a third of a megabyte: of 150, a thread that may take 100 sometimes frees enough in time. */
function pdfBomb(): Buffer {
  const content = deflateSync(Buffer.alloc(250 * 1024 * 1024, ' '), { level: 1 })
  const head = Buffer.from(`<</Filter/FlateDecode/Length ${content.length}>>stream\n`)
  return pdf([...onePage, Buffer.concat([head, content, Buffer.from('\nendstream')])])
}

const lockedPdf = pdf(
  [
    ...onePage,
    '<</Length 0>>stream\n\nendstream',
    `<</Filter/Standard/V 1/R 2/P -4/O<${'1f'.repeat(32)}>/U<${'2e'.repeat(32)}>>>`,
  ],
  '/Encrypt 5 0 R/ID[<00><00>]',
)
const pages = Array.from({ length: 21 }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>')
const longPdf = pdf([
  '<</Type/Catalog/Pages 2 0 R>>',
  `<</Type/Pages/Count 21/Kids[${pages.map((_one, index) => `${index + 3} 0 R`).join(' ')}]>>`,
  ...pages,
])
/** Of an OLE file, its signature and the name of a stream. */
const ole = (name: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(name, 'utf16le')])

it.each([
  ['a PDF with a password', 'encrypted', lockedPdf],
  ['a PDF of 21 pages', 'too-many-pages', longPdf],
  ['a docx with a password', 'encrypted', ole('EncryptedPackage')],
  ['a doc with macros', 'macros', ole('_VBA_PROJECT')],
  ['a doc cut off', 'damaged', ole('WordDocument')],
  ['a docx cut off', 'damaged', Buffer.from(resume).subarray(0, 300)],
])('[WZ-16] does not read %s: %s', async (_what, reason, bytes) => {
  expect(await reader.read(bytes)).toEqual({ unreadable: reason })
})

/** A thread that does this with a file. */
const answering = (body: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${body} }); parentPort.postMessage('ready')`)}`,
  )

it('[WZ-16] ends a thread that takes too much memory or time, and goes on with another, as after it was closed', async () => {
  const small = openResumeReader({ megabytes: 100 })
  expect(await small.read(pdfBomb())).toEqual({ unreadable: 'memory' })
  await small.close()
  const endless = openResumeReader({
    milliseconds: 50,
    worker: answering('for (;;);'),
  })
  for (const _closed of [false, true]) {
    for (const _file of [1, 2]) expect(await endless.read(resume)).toEqual({ unreadable: 'time' })
    await endless.close()
  }
})

it('[BY-10] counts what a thread has of the processor, and waits for one that gets none', async () => {
  // it answers after many times its limit, of which it needs nothing
  const waiting = openResumeReader({
    milliseconds: 100,
    worker: answering(`setTimeout(() => parentPort.postMessage({ unreadable: 'no-text' }), 500)`),
  })
  expect(await waiting.read(resume)).toEqual({ unreadable: 'no-text' })
  await waiting.close()
  const hanging = openResumeReader({ patienceMilliseconds: 50, worker: answering('') })
  expect(await hanging.read(resume)).toEqual({ unreadable: 'time' })
  await hanging.close()
})

it.each([
  ['hangs', 'setInterval(() => {}, 1_000)', 50, 'did not load in time'],
  ['ends', 'process.exit()', 10_000, 'ended before it had loaded'],
])(
  '[BY-10] gives up a thread that %s before it has loaded',
  async (_what, program, loadingMilliseconds, reason) => {
    const silent = openResumeReader({
      loadingMilliseconds,
      worker: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    })
    await expect(silent.read(resume)).rejects.toThrow(reason)
    await expect(silent.read(resume)).rejects.toThrow(reason)
    await silent.close()
  },
)

it('[BY-10] tells what a thread has told so far where it takes too much', async () => {
  const soFar = { jobs: [], unreadPages: [2] }
  const slow = openResumeReader({
    milliseconds: 50,
    worker: answering(`parentPort.postMessage({ soFar: ${JSON.stringify(soFar)} }); for (;;);`),
  })
  expect(await slow.read(resume)).toEqual({ resume: soFar })
  await slow.close()
})
