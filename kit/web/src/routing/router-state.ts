import type { ReactNode } from 'react'
import type { Location } from 'react-router-dom'

export type Action = 'POP' | 'PUSH' | 'REPLACE'

interface Move {
  readonly currentLocation: Location
  readonly nextLocation: Location
}
export type ShouldBlock = (move: Move) => boolean

/** A navigation that a person is asked about. */
interface Blocked {
  readonly proceed: () => void
  readonly reset: () => void
}

export interface RouterState {
  /** the screens of the first page are loaded */
  readonly initialized: boolean
  readonly location: Location
  readonly historyAction: Action
  readonly navigation: { readonly state: 'idle' | 'loading' }
  /** the scroll position stays, as far as the location has none of its own */
  readonly preventScrollReset: boolean
  /** what the routes of the location show */
  readonly page: ReactNode
  readonly blocked: Blocked | undefined
}
