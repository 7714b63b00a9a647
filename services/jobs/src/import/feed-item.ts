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
  /** with the publisher's markup */
  readonly description: string
  readonly category: string
  readonly employment: string
  /** the publisher's words for the working hours */
  readonly hours: string
  readonly wage: { readonly from: number | null; readonly to: number | null }
  readonly postedAt: string
  readonly expiresAt: string
}

/** A posting of a file with where it stands: its line, or its place in a list. */
export type ItemOrFault =
  | { readonly line: number; readonly item: FeedItem }
  /** `truncated` where the rest of the file went with it */
  | { readonly line: number; readonly reason: string; readonly truncated?: true }

/** A file that nothing can be read from. */
export class UnusableFile extends Error {
  readonly code = 'unusable-file'
}
