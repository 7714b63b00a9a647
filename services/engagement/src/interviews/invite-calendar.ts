import { Readable } from 'node:stream'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { minuteMs } from '@lunchpail/contracts/durations'
import type { inviteCalendar as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findInvite } from './find-invite.ts'

/**
 * The picked time in UTC, which every calendar shows in the zone of its owner. One that was given back or taken back is
 * canceled there, under the same name.
 */
export const inviteCalendar =
  ({ database, site, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, params }) => {
    const { id, version, state, time, formerStartsAt, offer, application } = await findInvite(
      database,
      params.id,
      {
        accountId: caller.account.id,
      },
    )
    const startsAt = time?.startsAt ?? formerStartsAt
    if (startsAt === null) return refuse('not-found')
    const isOff = time === null || state === 'rescinded' || state === 'withdrawn'
    const url = `${site}/portal/calendar/${id}/`
    const calendar = ical({ prodId: '//Lunchpail//Interviews//EN', method: ICalCalendarMethod.PUBLISH })
    calendar.createEvent({
      id: `${id}@lunchpail`,
      sequence: version,
      stamp: clock.now(),
      start: startsAt,
      end: new Date(startsAt.getTime() + offer.minutes * minuteMs),
      summary: `${application.title}, ${application.companyName}`,
      description: [offer.note, offer.link, url].filter((part) => part !== null).join('\n\n'),
      ...(offer.place !== null && { location: offer.place }),
      url,
      ...(isOff && { status: ICalEventStatus.CANCELLED }),
    })
    return {
      status: 200,
      stream: Readable.from([calendar.toString()]),
      type: 'text/calendar; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="interview.ics"' },
    }
  }
