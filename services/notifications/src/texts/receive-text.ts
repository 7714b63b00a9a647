import {
  interviewAnswerOf,
  isYes,
  keywordOf,
  type Keyword,
} from '@lunchpail/contracts/notifications/text-words'
import { Readable } from 'node:stream'
import { languageOf } from '@lunchpail/contracts/language/translate'
import { receiveText as contract } from '@lunchpail/contracts/notifications/api'
import {
  textMeaningOf,
  type TextMeaning,
  type TextWord,
} from '@lunchpail/contracts/notifications/text-meanings'
import type { Handler } from '@lunchpail/kit-service/route'
import twilio from 'twilio'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { signedForm } from '../providers/signed-form.ts'
import { isStopped } from '../consent/is-stopped.ts'
import { saveTextConsent } from '../consent/save-text-consent.ts'
import { cut } from '../templates/cut.ts'
import { gsmText } from '../templates/gsm-text.ts'
import { translatorFor } from '../templates/translator-for.ts'
import { answerInterview } from './answer-interview.ts'
import { answerKeyword } from './answer-keyword.ts'
import { answerMessage } from './answer-message.ts'
import { countAnswer } from './count-answer.ts'
import { languageOfTexts } from './language-of-texts.ts'
import { lastAsked } from './last-asked.ts'
import { reachByText } from './reach-by-text.ts'
import { received, type Received } from './received.ts'

/**
 * STOP, START, HELP and YES, and what people write for them; C and R about an interview; a keyword of a
 * poster; anything else about a message or an interview. What a word means is the table of contracts/notifications/text-meanings.
 */
export const receiveText =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { success, data } = z.safeParse(received, signedForm(deps, request, contract.path))
    if (!success) return twiml()
    const hashes = deps.recipients.hashes(data.From)
    const stopped = await isStopped(deps.database, 'text', hashes)
    const said = interviewAnswerOf(data.Body)
    const word = wordOf(data, said)
    const meaning = textMeaningOf(word, { asked: await lastAsked(deps, hashes), stopped })
    deps.log.info({ word, meaning }, 'text received')
    const read = { meaning, saysMore: said?.saysMore ?? false, stopped }
    return twiml(await answerOf(deps, data, read, request.traceparent))
  }

/** What a text was read as. */
interface Read {
  readonly meaning: TextMeaning
  readonly saysMore: boolean
  /** texts to this number are stopped */
  readonly stopped: boolean
}

/** Does what the text means; the answer, where there is one to give. */
async function answerOf(
  deps: Deps,
  text: Received,
  { meaning, saysMore, stopped }: Read,
  traceparent: string,
): Promise<string | undefined> {
  // Twilio has answered those words itself
  const isAnswered = text.OptOutType !== undefined
  if (meaning === 'confirms' || meaning === 'moves' || meaning === 'asks-again') {
    const answer = await answerInterview(deps, text, { answer: answers[meaning], saysMore }, traceparent)
    return answer ?? toManager(deps, text, stopped, traceparent)
  }
  if (meaning === 'to-manager') {
    const keyed = await answerKeyword(deps, text)
    return keyed ? keyed.answer : toManager(deps, text, stopped, traceparent)
  }
  if (meaning === 'reaches') return reaches(deps, text)
  if (meaning === 'stops') await record(deps, text, 'stopped')
  // a start without a stop is no consent to anything
  if (meaning === 'starts') await record(deps, text, 'started')
  return isAnswered ? undefined : reply(deps, meaning, text.From)
}

const answers = { confirms: 'confirm', moves: 'move', 'asks-again': 'unclear' } as const

/** To who reads it; where nobody does, the person is told so. */
async function toManager(
  deps: Deps,
  text: Received,
  stopped: boolean,
  traceparent: string,
): Promise<string | undefined> {
  if (text.Body.trim() === '' || (await answerMessage(deps, text, traceparent))) return undefined
  if (text.OptOutType !== undefined || stopped) return undefined
  const hashes = deps.recipients.hashes(text.From)
  const texted = { cause: text.MessageSid, recipient: deps.recipients.hash(text.From), hashes }
  const isAnswered = await deps.transaction((tx) => countAnswer(tx, texted, deps.clock.now()))
  return isAnswered ? reply(deps, 'nobody', text.From) : undefined
}

/** A YES is a START, too, where texts were stopped since the request. */
async function reaches(deps: Deps, text: Received): Promise<string | undefined> {
  const hashes = deps.recipients.hashes(text.From)
  const stopped = await isStopped(deps.database, 'text', hashes)
  const count = await reachByText(deps, text)
  if (stopped) await record(deps, text, 'started')
  deps.log.info({ count }, 'number reachable')
  if (text.OptOutType !== undefined) return undefined
  return reply(deps, count > 0 ? 'reaches' : stopped ? 'starts' : 'not-stopped', text.From)
}

const record = (
  deps: Deps,
  { MessageSid, From, Body }: Received,
  kind: 'stopped' | 'started',
): Promise<void> =>
  saveTextConsent(deps, From, {
    kind,
    source: 'text',
    sentence: cut(Body, 200),
    cause: `text ${MessageSid} ${kind}`,
  })

const replies = {
  stops: 'reply.stop',
  starts: 'reply.start',
  'not-stopped': 'reply.not-stopped',
  helps: 'reply.help',
  reaches: 'reply.reaches',
  nobody: 'reply.nobody',
} as const

async function reply(deps: Deps, meaning: keyof typeof replies, from: string): Promise<string> {
  const { support, site } = deps
  return translatorFor(languageOf(await languageOfTexts(deps, from)))(replies[meaning], { support, site })
}

function twiml(sentence?: string) {
  const response = new twilio.twiml.MessagingResponse()
  if (sentence !== undefined) response.message(gsmText(sentence))
  return { status: 200 as const, type: 'text/xml', stream: Readable.from([response.toString()]) }
}

/** STOP, START or HELP, as Twilio's Advanced Opt-Out says it, whatever its words are. */
const keywordOfOptOut = (type: string | undefined): Keyword | undefined =>
  (['stop', 'start', 'help'] as const).find((keyword) => keyword === type?.toLowerCase())

/** What a text says. Twilio takes a YES as a START, unless its settings say otherwise: the word itself counts. */
function wordOf(
  { Body, OptOutType }: Pick<Received, 'Body' | 'OptOutType'>,
  said: ReturnType<typeof interviewAnswerOf>,
): TextWord {
  const keyword = keywordOfOptOut(OptOutType) ?? keywordOf(Body)
  if (keyword === 'start') return isYes(Body) ? 'yes' : 'start'
  if (keyword !== undefined) return keyword
  if (!said) return 'other'
  if (said.by === 'words' || said.answer === 'unclear') return said.answer
  return said.answer === 'confirm' ? 'c' : 'r'
}
