import { rspack } from '@rspack/core'
import type { Chunk, Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core'

/** Source, in characters, that a cheap phone compiles and evaluates in some ten milliseconds. */
const partLength = 9_000

type Id = string | number

const requireFunction = '__webpack_require__'
const inTasks = `${requireFunction}.inTasks`

/** A browser without `scheduler.yield` evaluates all of it at once. */
class InTasks extends rspack.RuntimeModule {
  constructor() {
    super('evaluate in tasks')
  }
  override generate(): string {
    return `${inTasks} = async (ids) => {
  let exports;
  for (const id of ids) {
    await globalThis.scheduler?.yield?.();
    exports = ${requireFunction}(id);
  }
  return exports;
};`
  }
}

/** What is evaluated in one go: a module, or several that were joined to one. */
interface Unit {
  readonly id: Id
  readonly length: number
  readonly modules: readonly Module[]
  readonly chunks: ReadonlySet<Chunk>
}

interface Units {
  readonly byId: ReadonlyMap<Id, Unit>
  /** by the identifier of each module in them */
  readonly byModule: ReadonlyMap<string, Unit>
}

function unitsOf({ chunks, chunkGraph }: Compilation): Units {
  const byId = new Map<Id, Unit & { readonly chunks: Set<Chunk> }>()
  const byModule = new Map<string, Unit>()
  for (const chunk of chunks)
    for (const module of chunkGraph.getChunkModules(chunk)) {
      const id = chunkGraph.getModuleId(module)
      if (id === null) continue
      const known = byId.get(id)
      if (known) {
        known.chunks.add(chunk)
        continue
      }
      const { modules = [module] } = module as { readonly modules?: readonly Module[] }
      // of a style sheet, the names of its classes alone are evaluated
      const length = hasScript(module) ? module.size() : 0
      const unit = { id, length, modules, chunks: new Set([chunk]) }
      byId.set(id, unit)
      for (const one of [module, ...modules]) byModule.set(one.identifier(), unit)
    }
  return { byId, byModule }
}

/** Not a style sheet: its pictures are in the sheet, so that no script has a module of them. */
const hasScript = ({ type }: Module): boolean => !type.startsWith('css')

interface Evaluation {
  readonly compilation: Compilation
  readonly units: Units
  /** what comes with the import */
  readonly came: ReadonlySet<Chunk>
  /** what is evaluated by then; what this evaluation comes to is added */
  readonly before: Set<Unit>
}

/**
 * Where an evaluation may pause: ids in the order in which modules are evaluated anyway, without that of the first one. Only
 * what came with the import: the graph also names what nothing here uses, and where another import brings that, what it
 * needs itself may still be on its way.
 */
function partsOf({ compilation, units, came, before }: Evaluation, first: Unit): Id[] {
  const { moduleGraph } = compilation
  const parts: Id[] = []
  let length = 0
  const visit = (unit: Unit): void => {
    if (before.has(unit) || ![...unit.chunks].some((chunk) => came.has(chunk))) return
    before.add(unit)
    for (const module of unit.modules.filter(hasScript))
      for (const { dependency, module: other } of moduleGraph.getOutgoingConnectionsInOrder(module)) {
        const next = other && units.byModule.get(other.identifier())
        if (next && !dependency.type.startsWith('import()')) visit(next)
      }
    length += unit.length
    if (length < partLength || unit === first) return
    parts.push(unit.id)
    length = 0
  }
  visit(first)
  return parts
}

const scriptsOf = ({ chunks }: Compilation): [string, Chunk][] =>
  [...chunks].flatMap((chunk) =>
    [...chunk.files].filter((file) => file.endsWith('.js')).map((file): [string, Chunk] => [file, chunk]),
  )

const id = /"[^"]*"|\d+/.source
const call = `__webpack_require__\\((?:${id})\\)`
const comment = /(?:\/\*[^*]*\*\/ )?/.source
const ensured = `__webpack_require__\\.e\\(${comment}(?:${id})\\)`
/** None where all is in the chunk that imports. */
const chunksLoaded = `((?:Promise\\.all\\(${comment}\\[${ensured}(?:, ${ensured})*\\]\\)|${ensured})?)`
/** `import()`, and the module that a microfrontend exposes: how rspack writes their evaluation. */
const imported = new RegExp(
  `${chunksLoaded}\\.then\\(__webpack_require__\\.bind\\(__webpack_require__, (${id})\\)\\)`,
  'g',
)
const exposed = new RegExp(
  `${chunksLoaded}\\.then\\(\\(\\) => \\(\\(\\) => \\((${call}(?:, ${call})*)\\)\\)\\)`,
  'g',
)
const idsIn = (text: string): Id[] =>
  [...text.matchAll(new RegExp(`\\(${comment}(${id})\\)`, 'g'))].map(([, found]) => JSON.parse(found!) as Id)

/**
 * Evaluates what is imported by `import()` part by part, each in a task of its own: all modules of a
 * screen at once would hold a press on a cheap phone for 100 ms. See docs/decisions/09.
 */
export const evaluateInTasks = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('evaluate-in-tasks', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('evaluate-in-tasks', (chunk, requirements) => {
        requirements.add(rspack.RuntimeGlobals.moduleFactories)
        compilation.addRuntimeModule(chunk, new InTasks())
      })
      // before the minimizers
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS
      compilation.hooks.processAssets.tap({ name: 'evaluate-in-tasks', stage }, () => {
        const units = unitsOf(compilation)
        const chunkOf = new Map([...compilation.chunks].map((chunk) => [String(chunk.id), chunk]))
        const evaluatedIn = new Map([...compilation.chunks].map((chunk) => [chunk, new Set<Unit>()]))
        const evaluation = (ids: readonly Id[], loaded: string, importing: Chunk): string | undefined => {
          const came = new Set(loaded ? idsIn(loaded).map((id) => chunkOf.get(String(id))!) : [importing])
          // of two that come with the chunk that imports them, the one that is named first comes first
          const before = loaded ? new Set<Unit>() : evaluatedIn.get(importing)!
          const inOrder = ids.flatMap((id) => [
            ...partsOf({ compilation, units, came, before }, units.byId.get(id)!),
            id,
          ])
          const last = ids.at(-1)!
          const parts = new Set(inOrder)
          parts.delete(last)
          return parts.size > 1 ? `${inTasks}(${JSON.stringify([...parts, last])})` : undefined
        }
        for (const [name, chunk] of scriptsOf(compilation))
          compilation.updateAsset(name, (source) => {
            const text = String(source.source())
              .replace(imported, (whole, loaded: string, one: string) => {
                const inParts = evaluation([JSON.parse(one) as Id], loaded, chunk)
                return inParts ? `${loaded}.then(() => ${inParts})` : whole
              })
              .replace(exposed, (whole, loaded: string, calls: string) => {
                const inParts = evaluation(idsIn(calls), loaded, chunk)
                return inParts ? `${loaded}.then(() => ${inParts}).then((exports) => () => exports)` : whole
              })
            return new compiler.webpack.sources.RawSource(text)
          })
      })
    })
  },
})
