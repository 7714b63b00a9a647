import { beforeAll, expect, it } from 'vitest'
import { posting } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})

const bodies = async (): Promise<string[]> => {
  const { rows } = await jobs.pool.query<{ body: string }>('select body::text from position order by id')
  return rows.map(({ body }) => body)
}

it('[BY-05] an imported text has the words that the database reads of it', async () => {
  const texts = [
    "Don’t wait: rock'n'roll at 5:30AM, $18.50/hr, 1,000 totes. Driver's running, drives & DRIVEN",
    'See https://jobs.example/a_b?c=d&e=f, write to hr@jobs.example, <b>R&D</b>, pick/pack, CDL-A, 1e5, -7',
    'Almacén, operación; café naïve ŉ ½ № ﬁne e\u0301 añ\u200Bo — “quoted”… 日本語 Straße',
  ]
  await jobs.save([
    ...texts.map((text, at) =>
      posting({ externalId: `words ${at}`, sections: [{ heading: `What you'll do ${at}`, text }] }),
    ),
    posting({ externalId: 'words again', sections: [{ heading: null, text: texts[0]! }] }),
  ])
  const given = await bodies()
  expect(given[0]).toContain("'drive'")
  // as the trigger does for whoever else writes a position
  await jobs.pool.query('update position set title = title')
  expect(given).toEqual(await bodies())
})
