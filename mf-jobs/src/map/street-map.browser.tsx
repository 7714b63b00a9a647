import { useEffect, useRef, useState } from 'react'
import { LngLatBounds, Map as Streets, Marker, NavigationControl, Popup, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { MapFailed } from './map-failed.tsx'
import styles from './map.module.css'
import type { MapTiles } from './map-tiles.ts'
import { mapSentences } from './sentences.ts'

// a file of the site: the content policy lets no worker in from text, and browsers none from a CDN
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).pathname)

export interface Mark {
  readonly latitude: number
  readonly longitude: number
  /** a variable of the theme */
  readonly color: '--color-bar' | '--color-accent'
  /** its name, shown when it is pressed */
  readonly title: string
}

export interface StreetMapProps {
  readonly marks: readonly Mark[]
  readonly tiles: MapTiles
  /** of the whole map */
  readonly label: string
}

/** After so long without one picture a map is not waited for. */
const patienceMs = 10_000

/** A real map, by MapLibre. */
export function StreetMap({ marks, tiles, label }: StreetMapProps) {
  const t = mapSentences.use()
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // where it failed there is no place for it
    if (!place.current) return
    const at = ({ latitude: lat, longitude: lng }: Mark) => ({ lat, lng })
    try {
      const map = new Streets({
        container: place.current,
        style: {
          version: 8,
          sources: {
            streets: { type: 'raster', tiles: [tiles.url], tileSize: 256, attribution: tiles.attribution },
          },
          layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
        },
        bounds: marks.reduce((bounds, mark) => bounds.extend(at(mark)), new LngLatBounds()),
        fitBoundsOptions: { padding: 48, maxZoom: 15 },
        // on a phone one finger scrolls the page
        cooperativeGestures: true,
        locale: {
          'NavigationControl.ZoomIn': t('closer'),
          'NavigationControl.ZoomOut': t('farther'),
          'AttributionControl.ToggleAttribution': t('makers'),
          'Map.Title': label,
          'CooperativeGesturesHandler.WindowsHelpText': t('wheel'),
          'CooperativeGesturesHandler.MacHelpText': t('wheel-mac'),
          'CooperativeGesturesHandler.MobileHelpText': t('fingers'),
        },
      })
      map.addControl(new NavigationControl({ showCompass: false }))
      const end = failsWithoutPicture(map, () => setFailed(true))
      const colors = getComputedStyle(place.current)
      for (const mark of marks) {
        const marker = new Marker({ color: colors.getPropertyValue(mark.color) }).setLngLat(at(mark))
        marker.getElement().setAttribute('aria-label', mark.title)
        // in this order: as it comes onto a map, a marker forgets the keys that open what it says
        marker.addTo(map).setPopup(new Popup({ closeButton: false }).setText(mark.title))
      }
      // the button that was pressed is gone
      if (document.activeElement === document.body) map.getCanvas().focus({ preventScroll: true })
      return () => {
        end()
        map.remove()
      }
    } catch {
      // a browser without WebGL
      setFailed(true)
      return
    }
    // oxlint-disable-next-line react/exhaustive-deps -- sentences change with the page's language, which loads it anew
  }, [marks, tiles, failed])
  if (failed) return <MapFailed retry={() => setFailed(false)} />
  return <div ref={place} className={styles.streets} />
}

/** MapLibre says nothing of pictures that a server does not have, and waits without end for one that says nothing. */
function failsWithoutPicture(map: Streets, fail: () => void): () => void {
  let shown = false
  const check = (): void => {
    if (!shown) fail()
  }
  const timer = setTimeout(check, patienceMs)
  map.on('sourcedata', ({ tile }) => {
    if (tile) shown = true
  })
  // each picture came, or failed
  map.on('idle', check)
  map.on('error', () => {
    if (map.areTilesLoaded()) check()
  })
  return () => clearTimeout(timer)
}
