import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { keywordPath } from '@lunchpail/contracts/jobs/poster-api'
import { keywordInText } from '@lunchpail/contracts/jobs/poster-keyword'
import type { PosterKeyword } from '../../generated/client.ts'
import { countAnswer } from './count-answer.ts'
import type { Deps } from '../deps.ts'
import { isStopped } from '../consent/is-stopped.ts'
import { keywordReply, isClosed, type KeywordLeads } from './keyword-reply.ts'
import { languageOfTexts } from './language-of-texts.ts'
import type { Received } from './received.ts'

/**
 * The word of a poster is answered with the way to its job or event, or to all jobs once that takes no more people.
 * Who stopped texts gets none, and who texts on and on no more of them; `answer: undefined` then, as it is no answer to a
 * message either.
 */
export async function answerKeyword(
  deps: Deps,
  { MessageSid, From, Body }: Received,
): Promise<{ readonly answer: string | undefined } | undefined> {
  const word = keywordInText(Body)
  if (word === undefined) return undefined
  const found = await deps.database.posterKeyword.findFirst({ where: { word, used: true } })
  const hashes = deps.recipients.hashes(From)
  if (!found || (await isStopped(deps.database, 'text', hashes))) return undefined
  const texted = { cause: MessageSid, recipient: deps.recipients.hash(From), hashes }
  const isAnswered = await deps.transaction((tx) => countAnswer(tx, texted, deps.clock.now()))
  deps.log.info({ isAnswered }, 'text with a keyword')
  if (!isAnswered) return { answer: undefined }
  const leads = await leadsOf(deps, found)
  const link = isClosed(leads)
    ? `${deps.site}${jobListPage.path}`
    : `${deps.site}${keywordPath(word)}?by=text`
  return { answer: keywordReply(leads, link, await languageOfTexts(deps, From)) }
}

/** An event that is not known (yet) is one to register for: its page says more. */
async function leadsOf(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { registers, gatheringId, open }: PosterKeyword,
): Promise<KeywordLeads> {
  if (!registers) return open ? 'apply' : 'job-closed'
  const event = gatheringId && (await database.gathering.findUnique({ where: { id: gatheringId } }))
  if (!event) return 'register'
  if (event.canceled) return 'canceled'
  return event.open && (event.endsAt === null || event.endsAt > clock.now()) ? 'register' : 'closed'
}
