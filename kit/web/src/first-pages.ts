import type { ComponentType } from 'react'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { Endpoint, ResultOf } from '@lunchpail/contracts/endpoint'
import type { FirstHead } from './first-head.ts'
import type { MicrofrontendManifest } from './manifest.ts'

export type { FirstHead } from './first-head.ts'

/** One look at a page: by its address, in a language, with what the services answered. */
export interface FirstVisit {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
  readonly language: Language
  /** What the endpoint answered when the page was drawn: a body where it did not refuse. Undefined where it was not asked. */
  readonly answerOf: <E extends Endpoint>(
    endpoint: E,
  ) => { readonly status: number; readonly body: ResultOf<E>['body'] | undefined } | undefined
}
export type HeadOf = (visit: FirstVisit) => FirstHead

/**
 * What a microfrontend gives to have its pages readable before scripts: `export const firstPages: FirstPages` in
 * src/first-pages.tsx. It is built for the shell's server, which draws the very screens of the manifest: once to see
 * what they ask for, and again with the answers. Modules live on from one person's page to the next one's, so what a
 * module keeps must be for everybody.
 */
export interface FirstPages {
  readonly manifest: MicrofrontendManifest
  /** By path as in contracts' pages: the pages that come as HTML, and what their heads say. */
  readonly pages: Readonly<Record<string, HeadOf>>
  /** By name as in contracts' fragments: the parts of pages that have an address of their own. */
  readonly fragments?: Readonly<Record<string, { readonly Component: ComponentType; readonly head?: HeadOf }>>
}
