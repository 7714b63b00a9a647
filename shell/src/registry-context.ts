import { createContext, use } from 'react'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'

/** The live microfrontends of this page. */
export const RegistryContext = createContext<readonly RegistryEntry[]>([])
export const useRegistry = (): readonly RegistryEntry[] => use(RegistryContext)
