import { prompts } from '../layout/prompts-place.tsx'
import { KioskFrame } from './kiosk-frame.tsx'

/** In place of what opens by itself elsewhere. */
export const startKiosk = (): void => prompts.set(KioskFrame)
