import { leftImport } from './leave-imports.ts'
import type { Compilation, Module } from '@rspack/core'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'

const leftImports = new RegExp(`${leftImport.replace('.', '\\.')}\\(\\s*["'](.+?)["']`)

type Routes = MicrofrontendManifest['routes']

const manifestModule = (compilation: Compilation): Module | undefined =>
  [...compilation.modules].find((module) => module.identifier().endsWith('/src/manifest.tsx'))

/** Scripts and styles by what the manifest writes in `import('…')`. */
function filesByRequest(compilation: Compilation): Map<string, string[]> {
  const module = manifestModule(compilation)
  const found = new Map<string, string[]>()
  for (const block of module?.blocks ?? []) {
    const group = compilation.chunkGraph.getBlockChunkGroup(block)
    const request = block.dependencies[0] as { request?: string } | undefined
    if (group && request?.request) found.set(request.request, [...group.getFiles()])
  }
  return found
}

/**
 * By page path, the files that its screen needs, so that the page can ask for them before any script has run. The
 * request is read from the source of the route's `lazy`; a route that is written otherwise is loaded when it is wanted.
 */
export function screenFiles(routes: Routes, compilation: Compilation): Map<string, string[]> {
  const files = filesByRequest(compilation)
  const found = new Map<string, string[]>()
  for (const { path, lazy } of routes) {
    const request = typeof lazy === 'function' ? leftImports.exec(lazy.toString())?.[1] : undefined
    const screen = request && files.get(request)
    if (path && screen) found.set(path, screen)
  }
  return found
}
