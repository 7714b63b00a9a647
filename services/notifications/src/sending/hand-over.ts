import { reachPage, unsubscribePage } from '@lunchpail/contracts/auth/pages'
import { languageOf } from '@lunchpail/contracts/language/translate'
import { unsubscribe } from '@lunchpail/contracts/notifications/api'
import { alertToken } from '../consent/alert-token.ts'
import { purposeOf, type Purpose } from '@lunchpail/contracts/notifications/ways'
import type { Message } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'
import type { Accepted, Trace } from '../providers/delivery.ts'
import { bareEmail } from '../templates/bare-email.ts'
import { gsmText } from '../templates/gsm-text.ts'
import { renderEmail } from '../templates/render-email.ts'
import type { Template } from '../templates/template.ts'
import type { TemplateName } from '../templates/templates.ts'

/** What cannot be stopped, or stops by itself: it was asked for, or has to be known by whoever owns the account. */
const cannotStop: readonly Purpose[] = ['asked', 'security']

interface Filled<Values> {
  readonly template: Template<Values>
  readonly content: Values
  readonly to: string
  readonly owned: boolean
}

/** Has the provider take a message (whole, or `bare`), or say whether it has it. */
export function handOver<Values>(
  { site, support, postalAddress, recipients, texts, emails }: Deps,
  { id, channel, language: written, template: name }: Message,
  { template: { text, email, bare: happened }, content, to, owned }: Filled<Values>,
): {
  readonly now: (bare: boolean) => Promise<Accepted>
  readonly find: (since: Date) => Promise<Trace>
} {
  const language = languageOf(written)
  const setting = { language, site, support }
  if (channel === 'text') {
    const body = gsmText(text!(content, setting))
    return { now: () => texts.send(to, body, id), find: (since) => texts.find(to, body, since) }
  }
  // an alert stops alerts alone
  const token = name === 'job-alert' ? alertToken(recipients, id, to) : recipients.token(to)
  const links = {
    oneClick: `${site}${unsubscribe.path}?t=${token}`,
    // in the fragment, which browsers never send
    page: `${site}${unsubscribePage.path}#${token}`,
  }
  const purpose = purposeOf[name as TemplateName]
  const mayStop = !cannotStop.includes(purpose) || (purpose === 'security' && !owned)
  const frame = { language, postalAddress, unsubscribe: mayStop ? links : undefined }
  const link = `${site}${reachPage.path}#${recipients.messageToken(id, recipients.hash(to))}`
  return {
    now: (bare) => {
      const said = bare ? bareEmail(happened!(content, language), link, language) : email!(content, setting)
      return emails.send(to, renderEmail(said, frame), id)
    },
    find: () => emails.find(id),
  }
}
