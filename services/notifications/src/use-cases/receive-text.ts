import { Readable } from 'node:stream'
import { receiveText as contract } from '@lunchpail/contracts/notifications/api'
import { type Language, languageOf } from '@lunchpail/contracts/language/translate'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { keywordPath } from '@lunchpail/contracts/jobs/poster-api'
import { keywordInText } from '@lunchpail/contracts/jobs/poster-keyword'
import { interviewAnswered, messageAnswered, textsAnswered } from '@lunchpail/contracts/notifications/events'
import {
  interviewAnswerOf,
  isYes,
  keywordOf,
  type Keyword,
} from '@lunchpail/contracts/notifications/text-words'
import { emit } from '@lunchpail/kit-events/emit'
import type { Handler } from '@lunchpail/kit-service/route'
import twilio from 'twilio'
import * as z from 'zod/mini'
import type { PosterKeyword } from '../../generated/client.ts'
import { countKeywordAnswer } from '../commands/count-keyword-answer.ts'
import { recordConsent, type ConsentEntry } from '../commands/record-consent.ts'
import type { Deps } from '../deps.ts'
import { signedForm } from '../domain/signed-form.ts'
import { findAgreed } from '../queries/find-agreed.ts'
import { isStopped } from '../queries/is-stopped.ts'
import { candidateNotice, interviewTime, isTakenBack } from '../templates/candidate-notice.ts'
import { cut } from '../templates/cut.ts'
import { keywordReply, takesNobody, type KeywordLeads } from '../templates/keyword-reply.ts'
import { messageNotice } from '../templates/message-notice.ts'
import { plainSigns } from '../templates/plain-signs.ts'
import { translatorFor } from '../templates/translator-for.ts'

const received = z.object({
  MessageSid: z.string().check(z.maxLength(64)),
  From: z.string().check(z.maxLength(40)),
  Body: z.string(),
  /** Twilio handled the word itself, and has answered it */
  OptOutType: z.optional(z.string()),
})

/** NT-03: STOP, START and HELP, and what people write for them; BY-02: C and R about an interview; BY-21: a keyword of a poster; BY-20: anything else about a message. */
export const receiveText =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { success, data } = z.safeParse(received, signedForm(deps, request, contract.path))
    if (!success) return twiml()
    const keyword = keywordOfOptOut(data.OptOutType) ?? keywordOf(data.Body)
    const hashes = deps.recipients.hashes(data.From)
    const stopped = keyword === 'start' && (await isStopped(deps.database, 'text', hashes))
    if (keyword === undefined || (keyword === 'start' && !stopped && isYes(data.Body))) {
      if (interviewAnswerOf(data.Body) === undefined) {
        const keyed = await answerKeyword(deps, data)
        if (keyed) return twiml(keyed.answer)
        await answerMessage(deps, data, request.traceparent)
        return twiml()
      }
      return twiml(await answerInterview(deps, data, request.traceparent))
    }
    const { MessageSid, From, Body, OptOutType } = data
    const recipient = deps.recipients.hash(From)
    const entry = {
      recipient,
      channel: 'text',
      source: 'text',
      sentence: cut(Body, 200),
      cause: `text ${MessageSid}`,
      at: deps.clock.now(),
    } as const
    if (keyword === 'stop') await record(deps, { ...entry, kind: 'stopped' }, hashes)
    // a start without a stop is no consent to anything
    else if (stopped) await record(deps, { ...entry, kind: 'started' }, hashes)
    deps.log.info({ keyword }, 'text received')
    if (OptOutType !== undefined) return twiml()
    return twiml(await replyTo(deps, keyword === 'start' && !stopped ? 'not-stopped' : keyword, From))
  }

/** Notes it, and has the accounts that agreed to texts to that number learn of it. */
const record = ({ transaction }: Deps, entry: ConsentEntry, hashes: readonly string[]): Promise<void> =>
  transaction(async (tx) => {
    await recordConsent(tx, [entry])
    for (const agreed of await findAgreed(tx, hashes))
      await emit(
        tx,
        textsAnswered,
        { ...agreed, stopped: entry.kind === 'stopped' },
        { at: entry.at, subject: agreed.account_id },
      )
  })

/**
 * BY-02: C confirms and R moves the interview that the last text to that number was about. What was sent before may be read
 * late: the time in the text is told with the answer, an interview that is past has no answer, and one that was moved or
 * given up since the text is not confirmed by it.
 */
async function answerInterview(
  deps: Deps,
  { From, Body }: z.output<typeof received>,
  traceparent: string,
): Promise<string | undefined> {
  const answer = interviewAnswerOf(Body)
  if (answer === undefined) return undefined
  const last = await deps.database.message.findFirst({
    where: {
      recipient: { in: [...deps.recipients.hashes(From)] },
      channel: 'text',
      template: 'candidate-notice',
      accountId: { not: null },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  if (!last?.accountId) return undefined
  const { accountId } = last
  const notice = candidateNotice.values.parse(await deps.open(last.sealedValues))
  const { what, application_id, invite_id, starts_at, company_name } = notice
  const at = deps.clock.now()
  // nobody is waited for at an interview that the company took back
  if (isTakenBack(what) || invite_id === null || starts_at === null || new Date(starts_at) <= at)
    return undefined
  const language = languageOf(last.language)
  const t = translatorFor(language)
  const invite = await deps.database.invite.findUnique({ where: { id: invite_id } })
  if (invite && (!invite.open || invite.startsAt?.getTime() !== new Date(starts_at).getTime()))
    return t('reply.changed', { link: `${deps.site}/applications/${application_id}` })
  await deps.transaction((tx) =>
    emit(tx, interviewAnswered, { account_id: accountId, invite_id, starts_at, answer }, { at, traceparent }),
  )
  deps.log.info({ answer }, 'text about an interview')
  return t(`reply.${answer}`, {
    company: cut(company_name, 40),
    time: interviewTime(notice, language),
    link: `${deps.site}/portal/calendar/${invite_id}/`,
  })
}

/**
 * BY-21: the word of a poster is answered with the way to its job or event, or to all jobs once that takes nobody any more.
 * Who stopped texts gets none, and who texts on and on no more of them; `answer: undefined` then, as it is no answer to a
 * message either.
 */
async function answerKeyword(
  deps: Deps,
  { MessageSid, From, Body }: z.output<typeof received>,
): Promise<{ readonly answer: string | undefined } | undefined> {
  const word = keywordInText(Body)
  if (word === undefined) return undefined
  const found = await deps.database.posterKeyword.findFirst({ where: { word, used: true } })
  const hashes = deps.recipients.hashes(From)
  if (!found || (await isStopped(deps.database, 'text', hashes))) return undefined
  const texted = { cause: MessageSid, recipient: deps.recipients.hash(From), hashes }
  const isAnswered = await deps.transaction((tx) => countKeywordAnswer(tx, texted, deps.clock.now()))
  deps.log.info({ isAnswered }, 'text with a keyword')
  if (!isAnswered) return { answer: undefined }
  const leads = await leadsOf(deps, found)
  const link = takesNobody(leads)
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

/** A text that answers a message comes within this time. */
const answerDays = 30

/** BY-20: anything else that somebody texts answers the last message of a manager to that number. */
async function answerMessage(
  { database, recipients, transaction, clock, open, log }: Deps,
  { MessageSid, From, Body }: z.output<typeof received>,
  traceparent: string,
): Promise<void> {
  const at = clock.now()
  const last = await database.message.findFirst({
    where: {
      recipient: { in: [...recipients.hashes(From)] },
      channel: 'text',
      template: 'message-notice',
      accountId: { not: null },
      createdAt: { gt: new Date(at.getTime() - answerDays * 86_400_000) },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  if (!last?.accountId || Body.trim() === '') return
  const account_id = last.accountId
  const { application_id } = messageNotice.values.parse(await open(last.sealedValues))
  const answer = { account_id, application_id, cause: `text ${MessageSid}`, text: cut(Body, 2_000) }
  await transaction((tx) => emit(tx, messageAnswered, answer, { at, subject: application_id, traceparent }))
  log.info('text in answer to a message')
}

/** STOP, START or HELP, as Twilio's Advanced Opt-Out says it, whatever its words are. */
const keywordOfOptOut = (type: string | undefined): Keyword | undefined =>
  (['stop', 'start', 'help'] as const).find((keyword) => keyword === type?.toLowerCase())

/** Of the last text to that number; undefined where there was none. */
async function languageOfTexts(
  { database, recipients }: Deps,
  number: string,
): Promise<Language | undefined> {
  const last = await database.message.findFirst({
    where: { recipient: { in: [...recipients.hashes(number)] }, channel: 'text' },
    orderBy: { createdAt: 'desc' },
    select: { language: true },
  })
  return last ? languageOf(last.language) : undefined
}

async function replyTo(deps: Deps, keyword: Keyword | 'not-stopped', from: string): Promise<string> {
  const { support, site } = deps
  return translatorFor(languageOf(await languageOfTexts(deps, from)))(`reply.${keyword}`, { support, site })
}

function twiml(sentence?: string) {
  const response = new twilio.twiml.MessagingResponse()
  if (sentence !== undefined) response.message(plainSigns(sentence))
  return { status: 200 as const, type: 'text/xml', stream: Readable.from([response.toString()]) }
}
