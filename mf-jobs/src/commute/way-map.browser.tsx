import { useEffect, useRef, useState } from 'react'
import { LngLatBounds, Map as StreetMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { Home } from '@lunchpail/contracts/jobs/home-cookie'
import type { Way } from './api.ts'
import styles from './commute.module.css'
import type { MapTiles } from './map-tiles.ts'
import { commuteSentences } from './sentences.ts'

// a file of the site: the content policy lets no worker in from text
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

interface WayMapProps {
  readonly way: Way
  readonly from: Home
  readonly tiles: MapTiles
}

/** JB-09: a real map of home and job, by MapLibre. */
export function WayMap({ way, from, tiles }: WayMapProps) {
  const t = commuteSentences.use()
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const home = { lng: from.lng, lat: from.lat }
    const job = { lng: way.job.longitude, lat: way.job.latitude }
    try {
      const map = new StreetMap({
        container: place.current,
        style: {
          version: 8,
          sources: {
            streets: { type: 'raster', tiles: [tiles.url], tileSize: 256, attribution: tiles.attribution },
          },
          layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
        },
        bounds: new LngLatBounds().extend(home).extend(job),
        fitBoundsOptions: { padding: 48, maxZoom: 15 },
        // on a phone one finger scrolls the page
        cooperativeGestures: true,
        locale: {
          'NavigationControl.ZoomIn': t('map.closer'),
          'NavigationControl.ZoomOut': t('map.farther'),
          'Map.Title': t('map.label'),
          'CooperativeGesturesHandler.WindowsHelpText': t('map.wheel'),
          'CooperativeGesturesHandler.MacHelpText': t('map.wheel-mac'),
          'CooperativeGesturesHandler.MobileHelpText': t('map.fingers'),
        },
      })
      map.addControl(new NavigationControl({ showCompass: false }))
      map.on('error', () => setFailed(true))
      const colors = getComputedStyle(place.current)
      const mark = (color: string, at: typeof home) =>
        new Marker({ color: colors.getPropertyValue(color) }).setLngLat(at).addTo(map)
      mark('--color-bar', home)
      mark('--color-accent', job)
      return () => map.remove()
    } catch {
      // a browser without WebGL
      setFailed(true)
      return
    }
    // oxlint-disable-next-line react/exhaustive-deps -- sentences change with the page's language, which loads it anew
  }, [way, from, tiles])
  return (
    <>
      <div ref={place} className={styles.map} />
      <p role="status">{failed && t('map.failed')}</p>
    </>
  )
}
