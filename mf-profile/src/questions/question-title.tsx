import type { ShownQuestion } from '@lunchpail/contracts/profile/api'
import { useLanguage } from '@lunchpail/kit-web/language'

/** The words of a question: a company may have written them in another language than the page's. */
export function QuestionTitle({ question: { question, language } }: { readonly question: ShownQuestion }) {
  return language === useLanguage() ? question : <span lang={language}>{question}</span>
}
