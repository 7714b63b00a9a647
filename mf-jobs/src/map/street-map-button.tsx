import { startTransition, Suspense, useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { whenWanted } from '@lunchpail/kit-web/chunks/when-wanted'
import { MapFailed } from './map-failed.tsx'
import { mapTiles } from './map-tiles.ts'
import { mapSentences } from './sentences.ts'
import type { StreetMapProps } from './street-map.browser.tsx'

const StreetMap = whenWanted(
  'street map',
  async () => (await import('./street-map.browser.tsx')).StreetMap,
  MapFailed,
)

/** A real map, where the operator has tiles for one. */
export function StreetMapButton({ marks, label }: Omit<StreetMapProps, 'tiles'>) {
  const t = mapSentences.use()
  const [tiles] = useState(mapTiles)
  const [open, setOpen] = useState(false)
  if (!tiles) return null
  if (!open)
    return (
      <Button size="small" onClick={() => startTransition(() => setOpen(true))}>
        {t('open')}
      </Button>
    )
  return (
    <Suspense fallback={null}>
      <StreetMap marks={marks} tiles={tiles} label={label} />
    </Suspense>
  )
}
