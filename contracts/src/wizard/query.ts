import { usrIn } from '../auth/sign-in/usr-in.ts'
import { maxPositions } from '../fields/max-positions.ts'
import { textIn, visitIn, type Visit } from '../visit/visit.ts'
import type { StepName } from './step-names.ts'
import { stepFrom } from './step-number.ts'

/** The query of the application's address. 1 §2. */
export interface StartQuery extends Visit {
  /** `usr`: email or phone that prefills the login */
  readonly handle: string | null
  /** `p`: chosen positions */
  readonly positions: readonly number[]
  /** `sp`: suggestions that are preselected */
  readonly suggested: readonly number[]
  /** `sn`: how the application is introduced; null where it is not set */
  readonly intro: 0 | 2 | null
  /** `br`: the form of the first job opens at once */
  readonly opensFirstJob: boolean
  /** `from_sug`: opened from a suggestion; some steps are skipped */
  readonly fromSuggestion: boolean
  /** `resume_reload` (a name not in the specification): back at the work history after a resume was parsed */
  readonly resumeReload: boolean
  /** `step` (a name not in the specification): preset start step, by number, name or STEP_ constant */
  readonly step: StepName | null
}

const idsIn = (list: string | null): number[] => {
  const ids = (list ?? '').split(',').filter((part) => /^\s*0*[1-9]\d{0,8}\s*$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, maxPositions)
}
const isSet = (flag: string | null): boolean => flag !== null && !['0', 'false', 'no'].includes(flag)

/** Parses the query of /app/start. An invalid value counts as absent: no address fails. */
export function readStartQuery(query: URLSearchParams): StartQuery {
  const intro = query.get('sn')
  return {
    ...visitIn(query),
    handle: textIn(usrIn(query)),
    positions: idsIn(query.get('p')),
    suggested: idsIn(query.get('sp')),
    intro: intro === '0' ? 0 : intro === '2' ? 2 : null,
    opensFirstJob: isSet(query.get('br')),
    fromSuggestion: isSet(query.get('from_sug')),
    resumeReload: isSet(query.get('resume_reload')),
    step: stepFrom(query.get('step') ?? ''),
  }
}
