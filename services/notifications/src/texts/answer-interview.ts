import { languageOf } from '@lunchpail/contracts/language/translate'
import type { interviewAnswerOf } from '@lunchpail/contracts/notifications/text-words'
import { interviewAnswered } from '@lunchpail/contracts/notifications/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Deps } from '../deps.ts'
import { candidateNotice, interviewTime, isTakenBack } from '../templates/applications/candidate-notice.ts'
import { cut } from '../templates/cut.ts'
import { translatorFor } from '../templates/translator-for.ts'
import { addToConversation } from './answer-message.ts'
import type { Received } from './received.ts'

type InterviewAnswer = NonNullable<ReturnType<typeof interviewAnswerOf>>

/**
 * C confirms and R moves the interview that the last text to that number was about. What was sent before may be read
 * late: the time in the text is told with the answer, an interview that is past has no answer, and one that was moved or
 * given up since the text is not confirmed by it. What is said beside the letter goes to the manager, who alone can answer
 * it. Undefined where there is none to answer.
 */
export async function answerInterview(
  deps: Deps,
  text: Received,
  { answer, saysMore }: Pick<InterviewAnswer, 'answer' | 'saysMore'>,
  traceparent: string,
): Promise<string | undefined> {
  const last = await deps.database.message.findFirst({
    where: {
      recipient: { in: [...deps.recipients.hashes(text.From)] },
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
  // no candidate is expected at an interview that the company took back
  if (isTakenBack(what) || invite_id === null || starts_at === null || new Date(starts_at) <= at)
    return undefined
  const language = languageOf(last.language)
  const t = translatorFor(language)
  const invite = await deps.database.invite.findUnique({ where: { id: invite_id } })
  const isChanged = invite && (!invite.open || invite.startsAt?.getTime() !== new Date(starts_at).getTime())
  await deps.transaction(async (tx) => {
    if (saysMore)
      await addToConversation(tx, deps, text, { account_id: accountId, application_id, traceparent })
    if (answer === 'unclear' || isChanged) return
    const answered = { account_id: accountId, invite_id, starts_at, answer }
    await emit(tx, interviewAnswered, answered, { at, traceparent })
  })
  if (isChanged) return t('reply.changed', { link: `${deps.site}/applications/${application_id}` })
  deps.log.info({ answer }, 'text about an interview')
  return t(`reply.${answer}`, {
    company: cut(company_name, 40),
    time: interviewTime(notice, language),
    link: `${deps.site}/portal/calendar/${invite_id}/`,
  })
}
