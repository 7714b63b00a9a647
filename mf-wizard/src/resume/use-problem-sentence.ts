import type { ResumeProblem } from '@lunchpail/contracts/wizard/enumerations'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { sentences } from '../sentences.ts'

/** Says why a resume was not read. */
export function useProblemSentence(): (problem: ResumeProblem | null) => string {
  const t = sentences.use()
  const sayRule = useRuleSentence()
  return (problem) =>
    problem === 'type'
      ? sayRule('resume.type')
      : t(problem === 'malware' ? 'resume.malware' : 'resume.failed')
}
