import { languages, type Language } from '@lunchpail/contracts/language/translate'
import { translatorFor } from './translator-for.ts'

/**
 * BY-21: the answer to a keyword. Who texts from a poster has mostly never had a text of ours, so that nobody knows their
 * language: they get both.
 */
export function keywordReply(registers: boolean, link: string, language: Language | undefined): string {
  const known = language === undefined ? languages : [language]
  const said = (key: 'reply.apply' | 'reply.register' | 'reply.keyword-stop') =>
    known.map((one) => translatorFor(one)(key)).join(' / ')
  return `Lunchpail: ${said(registers ? 'reply.register' : 'reply.apply')}: ${link} ${said('reply.keyword-stop')}`
}
