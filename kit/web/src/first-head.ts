/** What a page says of itself to search engines and to whoever shares it. */
export interface FirstHead {
  /** of the document; 200 where it is left out */
  readonly status?: number
  /** the one address of what is shown, from the site's root */
  readonly canonical?: string
  readonly description?: string
  readonly robots?: 'noindex'
  /** schema.org, as JSON-LD */
  readonly jsonLd?: object
}
