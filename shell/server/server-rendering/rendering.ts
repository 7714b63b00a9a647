import type { DocumentHead } from '@lunchpail/kit-web/server-rendering/document-head'
import type { PreloadedResponses } from '@lunchpail/kit-web/preloaded-responses'
import type { SiteData } from '@lunchpail/kit-web/site-data'

export interface RenderRequest {
  /** absolute */
  readonly url: string
  readonly site: SiteData
  readonly answers: PreloadedResponses
  /** the name of a fragment; absent for a whole page */
  readonly fragment?: string | undefined
}

export interface Rendering {
  readonly html: string
  readonly title: string | undefined
  readonly head: DocumentHead
  /** Addresses that the page requested and `answers` lacks. With any, the HTML is not complete. */
  readonly needs: readonly string[]
}

/** Node builds: the shell's, and the microfrontend's where the page belongs to one. */
export interface RenderFiles {
  readonly shell: string
  readonly remote: string | undefined
}

/** What the shell's node build exports. */
export interface ShellRenderer {
  readonly shared: Readonly<Record<string, { readonly lib: () => unknown }>>
  readonly render: (request: RenderRequest, pages: unknown) => Promise<Rendering | undefined>
}

export interface ToWorker {
  readonly id: number
  readonly files: RenderFiles
  /** absent: load and warm up only */
  readonly request?: RenderRequest | undefined
}
export interface FromWorker {
  readonly id: number
  readonly rendering?: Rendering | undefined
  readonly error?: string
}
