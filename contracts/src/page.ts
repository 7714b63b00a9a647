import type { Noun } from './noun.ts'

/** A page address and who draws it. `path` is a React Router pattern from the site's root. */
export interface Page {
  readonly name: string
  readonly owner: Noun | 'shell'
  readonly path: string
  /** Signed-out visitors are sent to /login and come back. */
  readonly signedIn?: true
}
export const page = <const P extends Page>(declaration: P): P => declaration

/** A part of a page that has an address of its own and comes as bare HTML: the path, wherever the query has `when`. */
export interface Fragment {
  readonly name: string
  readonly owner: Noun
  readonly path: string
  readonly when: string
}
export const fragment = <const F extends Fragment>(declaration: F): F => declaration
