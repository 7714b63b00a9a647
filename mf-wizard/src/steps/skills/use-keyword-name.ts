import { keywordName } from '@lunchpail/contracts/jobs/keywords'
import type { Keyword } from '@lunchpail/contracts/jobs/question'
import { useLanguage } from '@lunchpail/kit-web/language'

/** A skill in the words of the page's language; an answer keeps the words that came with it. */
export function useKeywordName(): (keyword: Keyword) => string {
  const language = useLanguage()
  return (keyword) => keywordName(keyword, language)
}
