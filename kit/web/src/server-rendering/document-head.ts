/** The tags of the document's head for search engines and link previews. */
export interface DocumentHead {
  /** HTTP status of the document; 200 unless given */
  readonly status?: number
  /** canonical address, from the site's root */
  readonly canonical?: string
  readonly description?: string
  readonly robots?: 'noindex'
  /** schema.org, as JSON-LD */
  readonly jsonLd?: object
}
