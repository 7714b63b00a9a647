import type { Pay } from '../words/read-pay.ts'

/** A description is some thousand characters, with its markup; what is longer is no posting. */
export const fieldCharacters = 100_000

/** A posting as the common feed formats have it, each field as text; an absent one is empty. */
export interface FeedItem {
  readonly id: string
  readonly title: string
  readonly company: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly country: string
  /** degrees, as the publisher wrote them */
  readonly latitude: string
  readonly longitude: string
  /** it may be worked from home */
  readonly isRemote: boolean
  /** with the publisher's markup */
  readonly description: string
  /** what the format has fields of its own for, told under a heading each; with markup too */
  readonly more: readonly { readonly heading: string; readonly text: string }[]
  readonly category: string
  readonly employment: string
  /** the publisher's words for the working hours */
  readonly hours: string
  readonly pay: Pay & {
    /** the publisher's words for it */
    readonly text: string
  }
  /** months that it asks for; null where it has no field for them, so that its text says it */
  readonly experienceMonths: number | null
  /** what our own feed says as it is, so that no words of the job are read for it */
  readonly own?: {
    readonly flags: readonly string[]
    readonly shifts: readonly string[]
    readonly start: string | null
    readonly description: string | null
    readonly duration: string | null
    readonly keywords: readonly string[]
  }
  readonly postedAt: string
  readonly expiresAt: string
}

/** A posting of a file with where it stands. */
export type ItemOrFault =
  | { readonly number: number; readonly line: number; readonly item: FeedItem }
  | FeedFault
export interface FeedFault {
  /** its place among the items of the file, from 1 */
  readonly number: number
  readonly line: number
  readonly reason: string
  /** of the posting, where it could be read */
  readonly id?: string
  /** the rest of the file went with it */
  readonly truncated?: true
}

/** A file that nothing can be read from. */
export class UnusableFile extends Error {
  readonly code = 'unusable-file'
}

/** Why an item cannot become a posting, as a sentence for whoever runs the import. */
export class WrongItem extends Error {
  readonly code = 'wrong-row'
}
