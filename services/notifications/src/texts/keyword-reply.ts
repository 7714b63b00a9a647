import { languages, type Language } from '@lunchpail/contracts/language/translate'
import { translatorFor } from '../templates/translator-for.ts'

/** What a keyword leads to: a job or an event that people may apply or register for, or not (anymore). */
export type KeywordLeads = 'apply' | 'register' | 'job-closed' | 'closed' | 'canceled'

/** Whoever comes by the poster gets the list of all jobs instead. */
export const isClosed = (leads: KeywordLeads): boolean => leads !== 'apply' && leads !== 'register'

/**
 * The answer to a keyword. Whoever texts from a poster has mostly never had a text of ours, so that their language is not
 * known: they get both.
 */
export function keywordReply(leads: KeywordLeads, link: string, language: Language | undefined): string {
  const known = language === undefined ? languages : [language]
  const said = (key: `reply.${KeywordLeads}` | 'reply.keyword-stop') =>
    known.map((one) => translatorFor(one)(key)).join(' / ')
  return `Lunchpail: ${said(`reply.${leads}`)}: ${link} ${said('reply.keyword-stop')}`
}
