import type { Compilation, Module } from '@rspack/core'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import { importStub } from './stub-imports.ts'

// a comment for the bundler, such as one that names the chunk, may stand before the request
const importStubs = new RegExp(
  `${importStub.replace('.', '\\.')}\\(\\s*(?:/\\*.*?\\*/\\s*)*["'](.+?)["']`,
  's',
)

type Routes = MicrofrontendManifest['routes']

const moduleOf = (compilation: Compilation, file: string): Module | undefined =>
  [...compilation.modules].find((module) => module.identifier().endsWith(`/src/${file}`))

/** Scripts and styles by what a file of the microfrontend writes in `import('…')`. */
function filesByRequest(compilation: Compilation, file: string): Map<string, string[]> {
  const module = moduleOf(compilation, file)
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
export function screenPreloads(routes: Routes, compilation: Compilation): Map<string, string[]> {
  const files = filesByRequest(compilation, 'manifest.tsx')
  const found = new Map<string, string[]>()
  for (const { path, lazy } of routes) {
    const request = typeof lazy === 'function' ? importStubs.exec(lazy.toString())?.[1] : undefined
    const screen = request && files.get(request)
    if (path && screen) found.set(path, screen)
  }
  return found
}

/** By language, the files of a microfrontend's sentences; undefined where it has none. */
export function sentencePreloads(compilation: Compilation): Record<Language, string[]> | undefined {
  const files = filesByRequest(compilation, 'sentences.ts')
  if (files.size === 0) return undefined
  const of = (language: Language) => files.get(`./sentences.${language}.ts`) ?? []
  return { en: of('en'), es: of('es') }
}
