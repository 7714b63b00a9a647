export interface MapTiles {
  /** with {z}, {x} and {y} */
  readonly url: string
  readonly attribution: string
}

/** Where a map's pictures are, as the server wrote it into the page; undefined where no map is offered. */
export function mapTiles(): MapTiles | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')
  return meta?.content ? { url: meta.content, attribution: meta.dataset['attribution'] ?? '' } : undefined
}
