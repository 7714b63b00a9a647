import { prompts } from '../layout/prompts-place.tsx'

/** In place of what opens by itself elsewhere. */
export async function startKiosk(): Promise<void> {
  const { KioskFrame } = await import(/* webpackChunkName: "kiosk" */ './kiosk-frame.tsx')
  prompts.set(KioskFrame)
}
