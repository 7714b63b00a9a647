import type { Noun } from './noun.ts'

/** A page address and its owner. `path` is a React Router pattern from the site's root. */
export interface Page {
  readonly name: string
  readonly owner: Noun | 'shell'
  readonly path: string
  /** Signed-out visitors are sent to /login, or to /signup where they are new, and come back. */
  readonly signedIn?: true
  /** Its parameters are small letters and digits: an address with others leads there. */
  readonly smallLetters?: true
  /** About a candidate's own work: an employer's account sees in its place what it can do. */
  readonly candidates?: true
}
export const page = <const P extends Page>(declaration: P): P => declaration

/** A fragment of a page as bare HTML, at `path` where the query has the parameter `when`. */
export interface Fragment {
  readonly name: string
  readonly owner: Noun
  readonly path: string
  readonly when: string
}
export const fragment = <const F extends Fragment>(declaration: F): F => declaration
