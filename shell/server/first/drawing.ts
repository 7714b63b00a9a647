import type { FirstHead } from '@lunchpail/kit-web/first-head'
import type { KeptAnswers } from '@lunchpail/kit-web/first-answers'
import type { SiteData } from '@lunchpail/kit-web/site-data'

/** What is wanted drawn. */
export interface DrawingRequest {
  /** the whole address, with the site's origin */
  readonly url: string
  readonly site: SiteData
  readonly answers: KeptAnswers
  /** name of the part that is wanted, where it is not a whole page */
  readonly fragment?: string | undefined
}

export interface Drawing {
  readonly html: string
  readonly title: string | undefined
  readonly head: FirstHead
  /** addresses that the page asked for and `answers` does not have: until they are there, it is no whole page */
  readonly needs: readonly string[]
}

/** The files that draw: the shell's build for the server, and a microfrontend's, where the page is one of its own. */
export interface DrawingFiles {
  readonly shell: string
  readonly remote: string | undefined
}

/** What the shell's build for the server exports. */
export interface ShellDrawing {
  readonly shared: Readonly<Record<string, { readonly lib: () => unknown }>>
  readonly draw: (request: DrawingRequest, pages: unknown) => Promise<Drawing | undefined>
}

export interface ToWorker {
  readonly id: number
  readonly files: DrawingFiles
  /** without it, the files are loaded alone */
  readonly request?: DrawingRequest | undefined
}
export interface FromWorker {
  readonly id: number
  readonly drawing?: Drawing | undefined
  readonly error?: string
}
