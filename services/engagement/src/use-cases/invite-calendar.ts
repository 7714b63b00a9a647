import { Readable } from 'node:stream'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { inviteCalendar as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findInvite } from '../queries/find-invite.ts'

/** EN-16: the picked time in UTC, which every calendar shows in the zone of its owner. */
export const inviteCalendar =
  ({ database, site, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, params }) => {
    const { id, version, time, offer, application } = await findInvite(database, params.id, {
      accountId: caller.account.id,
    })
    if (!time) return refuse('not-found')
    const url = `${site}/portal/calendar/${id}/`
    const calendar = ical({ prodId: '//Lunchpail//Interviews//EN', method: ICalCalendarMethod.PUBLISH })
    calendar.createEvent({
      id: `${id}@lunchpail`,
      sequence: version,
      stamp: clock.now(),
      start: time.startsAt,
      end: new Date(time.startsAt.getTime() + offer.minutes * 60_000),
      summary: `${application.title}, ${application.companyName}`,
      description: [offer.note, offer.link, url].filter((part) => part !== null).join('\n\n'),
      ...(offer.place !== null && { location: offer.place }),
      url,
    })
    return {
      status: 200,
      stream: Readable.from([calendar.toString()]),
      type: 'text/calendar; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="interview.ics"' },
    }
  }
