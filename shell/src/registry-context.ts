import { createContext, use } from 'react'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'

/** The live microfrontends of this page. */
export const RegistryContext = createContext<readonly RegistryEntry[]>([])
export const useRegistry = (): readonly RegistryEntry[] => use(RegistryContext)

/** Email address of the support, as the server's configuration has it. */
export const SupportContext = createContext<string | undefined>(undefined)
export const useSupport = (): string | undefined => use(SupportContext)
