import type { Compilation, Module } from '@rspack/core'
import { hostApi } from '@lunchpail/kit-web/host-api'
import type { ReleaseDescriptor } from './releases/release-descriptor.ts'
import { sharedModules } from './share-policy.ts'
import type { ShellOffer } from './shell-offer.ts'

type SharedUsed = NonNullable<ReleaseDescriptor['sharedUsed']>

/** The names that modules of this build import from a module; one that is imported as a whole has none. */
const importedNames = ({ moduleGraph }: Compilation, module: Module): string[] => {
  const ids = moduleGraph
    .getIncomingConnections(module)
    .map(({ dependency }) => (dependency as { ids?: readonly string[] }).ids?.[0])
  return [...new Set(ids.filter((id) => id !== undefined))].toSorted()
}

/** What a microfrontend takes from the shell, by module: in which versions, and which names of it. */
export function sharedUsed(compilation: Compilation): SharedUsed {
  const ranges = new Map(sharedModules().map(({ module, range }) => [module, range]))
  const used: SharedUsed = {}
  for (const module of compilation.modules) {
    if (module.type !== 'consume-shared-module') continue
    const name = /^consume shared module \(\S+\) (.+?)@[^@/]*$/.exec(module.identifier())?.[1]
    const range = name === undefined ? undefined : ranges.get(name)
    if (name === undefined || range === undefined)
      throw new Error(`${module.identifier()} is in no line of the share policy`)
    used[name] = { range, names: importedNames(compilation, module) }
  }
  return used
}

/** What a build of the shell has for microfrontends: the modules that `shared-modules` hands over. */
export function offerOf(compilation: Compilation): ShellOffer {
  const { moduleGraph, modules } = compilation
  const handsOver = [...modules].find((module) => /\bshared-modules\.js$/.test(module.identifier()))
  const modulesBy = new Map(
    (handsOver ? moduleGraph.getOutgoingConnections(handsOver) : []).map(({ dependency, module }) => [
      (dependency as { request?: string }).request,
      module,
    ]),
  )
  const namesOf = (name: string): string[] | null => {
    const module = modulesBy.get(name)
    const names = module ? moduleGraph.getProvidedExports(module) : null
    return Array.isArray(names) ? names.toSorted() : null
  }
  return {
    hostApi,
    shared: Object.fromEntries(
      sharedModules().map(({ module, version }) => [module, { version, names: namesOf(module) }]),
    ),
  }
}
