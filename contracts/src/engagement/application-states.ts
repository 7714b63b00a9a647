import {
  employerApplicationState as states,
  type pipelineTab,
  type ApplicationState,
} from './enumerations.ts'

export type EmployerApplicationState = (typeof states)[keyof typeof states]
type PipelineTab = (typeof pipelineTab)[keyof typeof pipelineTab]

interface StateRow {
  /** as the employer has it, and as it is stored */
  readonly state: EmployerApplicationState
  /** as the candidate's calls answer it (2 §4: 0 to 4) */
  readonly candidate: ApplicationState
  /**
   * where the pipeline shows it; an interview is in "Needs feedback" once it has been; null in no tab but the
   * search
   */
  readonly tab: PipelineTab | null
  /** the candidate may withdraw, and the manager invite */
  readonly open: boolean
  /** 2 §3: the employer decided for the candidate, whatever became of it */
  readonly approved: boolean
  /** where a manager may move it, beside inviting to an interview */
  readonly moves: readonly EmployerApplicationState[]
}

const { applied, interview, rejected, canceled, employed, terminated, started } = states
const pending = states['hire pending']

/** One table of the states of an application, for both sides. */
export const applicationStates: readonly StateRow[] = [
  {
    state: applied,
    candidate: applied,
    tab: 1,
    open: true,
    approved: false,
    moves: [rejected, pending, canceled],
  },
  {
    state: interview,
    candidate: interview,
    tab: 2,
    open: true,
    approved: false,
    moves: [rejected, pending, canceled],
  },
  { state: rejected, candidate: rejected, tab: null, open: false, approved: false, moves: [applied] },
  {
    state: pending,
    candidate: pending,
    tab: 4,
    open: true,
    approved: true,
    moves: [rejected, employed, canceled],
  },
  { state: canceled, candidate: canceled, tab: null, open: false, approved: false, moves: [applied] },
  {
    state: employed,
    candidate: pending,
    tab: 5,
    open: false,
    approved: true,
    moves: [started, terminated, rejected],
  },
  { state: terminated, candidate: pending, tab: null, open: false, approved: true, moves: [] },
  { state: started, candidate: pending, tab: 5, open: false, approved: true, moves: [terminated] },
]

/** One that a newer release stored reads as sent, and nothing can be done with it. */
const unknownState: StateRow = { ...applicationStates[0]!, open: false, moves: [] }

export const rowOfState = (state: number): StateRow =>
  applicationStates.find((row) => row.state === state) ?? unknownState

/** Whether a manager may move an application so. */
export const mayMove = (from: number, to: EmployerApplicationState): boolean =>
  rowOfState(from).moves.includes(to)
