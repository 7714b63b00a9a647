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
