import { createContext, use } from 'react'
import type { RegistryEntry, SiteData } from '@lunchpail/kit-web/site-data'

/** The live microfrontends of this page. */
export const RegistryContext = createContext<readonly RegistryEntry[]>([])
export const useRegistry = (): readonly RegistryEntry[] => use(RegistryContext)

/** Email address of the support, as the server's configuration has it. */
export const SupportContext = createContext<string | undefined>(undefined)
export const useSupport = (): string | undefined => use(SupportContext)

/** Production, or a site on which something is tried out. */
export const EnvironmentContext = createContext<SiteData['environment']>('production')
export const useEnvironment = (): SiteData['environment'] => use(EnvironmentContext)
