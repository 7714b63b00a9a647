import { languages, type Language } from '@lunchpail/contracts/language/translate'
import { translatorFor } from './translator-for.ts'

/** What a keyword leads to: a job, or an event, for which people may register or not (any more). */
export type KeywordLeads = 'apply' | 'register' | 'closed' | 'canceled'

/**
 * BY-21: the answer to a keyword. Who texts from a poster has mostly never had a text of ours, so that nobody knows their
 * language: they get both.
 */
export function keywordReply(leads: KeywordLeads, link: string, language: Language | undefined): string {
  const known = language === undefined ? languages : [language]
  const said = (key: `reply.${KeywordLeads}` | 'reply.keyword-stop') =>
    known.map((one) => translatorFor(one)(key)).join(' / ')
  return `Lunchpail: ${said(`reply.${leads}`)}: ${link} ${said('reply.keyword-stop')}`
}
