import { getGathering } from '@lunchpail/contracts/engagement/api'
import {
  eventPage,
  eventRegisterPage,
  programPage,
  programRegisterPage,
} from '@lunchpail/contracts/engagement/gathering-pages'
import { gatheringPath } from '@lunchpail/contracts/engagement/gatherings'
import {
  fixture,
  type HeadOf,
  type ServerRenderedPages,
} from '@lunchpail/kit-web/server-rendering/server-rendered-pages'
import { manifest } from './manifest.tsx'

/** An address that names no event is not there. */
const eventHead: HeadOf = ({ answerOf }) => {
  const answer = answerOf(getGathering)
  const gathering = answer?.body?.gathering
  if (gathering) return { canonical: gatheringPath(gathering), description: gathering.description }
  return answer && answer.status >= 500 ? { robots: 'noindex' } : { status: 404, robots: 'noindex' }
}

/** Pages that people come to by a poster or a link, and that search engines read. */
export const serverRenderedPages: ServerRenderedPages = {
  manifest,
  pages: {
    [eventPage.path]: eventHead,
    [eventRegisterPage.path]: eventHead,
    [programPage.path]: eventHead,
    [programRegisterPage.path]: eventHead,
  },
  fixtures: [
    fixture(getGathering, {
      gathering: {
        id: 'open-house',
        kind: 'hiring',
        name: 'Open house',
        company_name: 'Harbor & Pine',
        description: 'Meet the team.',
        place: { name: 'Union Hall', address: '1 Main Street', city: 'Newark', region: 'NJ' },
        zone: 'America/New_York',
        starts_at: '2026-12-05T15:00:00.000Z',
        ends_at: '2026-12-05T19:00:00.000Z',
        capacity: 40,
        left: 12,
        positions: [{ id: 1, title: 'Order Picker' }],
        open: true,
        over: false,
        canceled: false,
      },
      registration: null,
    }),
  ],
}
