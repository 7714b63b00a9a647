import { Readable } from 'node:stream'
import { hourSeconds } from '@lunchpail/contracts/durations'
import type { getIndeedFeed as endpoint } from '@lunchpail/contracts/jobs/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { feedEnd, feedHead, feedJob } from './indeed-xml.ts'
import { readFeedPage, readFeedState } from './feed-positions.ts'

/** Positions read at a time: what one feed takes of memory, whatever it holds. */
const feedPage = 500
const maxAgeSeconds = hourSeconds

/** Read from the database while it is sent; a failure cuts it off, so that no reader takes a part for the whole. */
async function* feed({ statements, publicUrl }: Deps, builtAt: Date): AsyncGenerator<string> {
  yield feedHead(publicUrl, builtAt)
  let after = 0
  for (;;) {
    const positions = await readFeedPage(statements, after, feedPage)
    yield positions.map((position) => feedJob(position, publicUrl)).join('')
    if (positions.length < feedPage) break
    after = positions.at(-1)!.id
  }
  yield feedEnd
}

export const getIndeedFeed =
  (deps: Deps): Handler<typeof endpoint> =>
  async ({ header }) => {
    const { count, changed_at } = await readFeedState(deps.statements)
    const etag = `W/"${count}-${changed_at?.getTime() ?? 0}"`
    const headers = { 'cache-control': `public, max-age=${maxAgeSeconds}`, etag }
    const known = header('if-none-match')?.split(/\s*,\s*/) ?? []
    if (known.includes(etag)) return { status: 304, body: null, headers }
    const stream = Readable.from(feed(deps, deps.clock.now()))
    return { status: 200, stream, type: 'application/xml; charset=utf-8', headers }
  }
