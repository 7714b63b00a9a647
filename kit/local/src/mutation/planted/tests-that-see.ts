import path from 'node:path'
import { importersOf, importsAmong, type Read } from './imports.ts'

/** How a place's tests come to its code: by importing it, or by what a started service offers. */
export type Way = 'imports' | 'service'

/** So many files at most are asked about one fault, the nearest first: most faults that any test notices, those notice. */
const mostFiles = 32

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Finds the tests that can see a fault in a file, the nearest first. */
export const testsThatSee = (
  files: readonly string[],
  read: Read,
  way: Way,
): ((file: string) => string[]) => {
  const imports = importsAmong(files, read)
  const tests = files.filter(isTest)
  return (file) => {
    const score = way === 'imports' ? byImports(file, imports) : byNames(file, files, imports, read)
    const seeing = tests.flatMap((test) => {
      const found = score(test)
      return found === undefined ? [] : [{ test, found }]
    })
    // what works in the background is named by none: then any test may see it
    if (seeing.length === 0 && way === 'service')
      return tests.filter((test) => startsServiceOf(file, test, imports))
    const nearest = seeing
      .toSorted((one, other) => one.found - other.found)
      .slice(0, mostFiles)
      .map(({ test }) => test)
    const walks = way === 'service' ? tests.filter((test) => isWalk(test, file, read)) : []
    return [...new Set([...nearest, ...walks])]
  }
}

/** Whether a test walks through all that a service offers or handles, without naming any of it. */
const isWalk = (test: string, file: string, read: Read): boolean =>
  serviceOf(test) === serviceOf(file) && /\/testing\/(?:access-tests|newer-values)'/.test(read(test))

const startsServiceOf = (
  file: string,
  test: string,
  imports: ReadonlyMap<string, readonly string[]>,
): boolean => {
  const service = serviceOf(file)
  return (
    serviceOf(test) === service && imports.get(test)!.some((target) => target.startsWith(`${service}/test/`))
  )
}

const serviceOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/** Of tests as many imports away, as those of a remote by its manifest, the one whose folder or name is nearer comes first. */
const byImports = (file: string, imports: ReadonlyMap<string, readonly string[]>) => {
  const far = importersOf(file, imports)
  return (test: string): number | undefined => {
    const distance = far.get(test)
    return distance === undefined ? undefined : distance + stepsBetween(file, test) / 100
  }
}

/** How many folders one goes up and down between two files, and half a step more if the test is not named as the file. */
const stepsBetween = (file: string, test: string): number =>
  path.posix.relative(path.posix.dirname(file), path.posix.dirname(test)).split('/').filter(Boolean).length +
  (path.basename(test).startsWith(path.basename(file).split('.', 1)[0]!) ? 0 : 0.5)

/**
 * A test of a started service imports nothing of it. It sees a file where it names what the file serves: an endpoint, whose use
 * case has its name, or an event, whose handler has its name behind `on`; or where it calls a helper that does.
 */
const byNames = (
  file: string,
  files: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
  read: Read,
) => {
  const service = serviceOf(file)
  // these import everything
  const isList = (importer: string): boolean =>
    /\/(?:routes|service|main|retention|[a-z-]*use-cases)\.ts$/.test(importer) || isTest(importer)
  const far = importersOf(file, imports, isList)
  const names = new Map<string, number>()
  const add = (name: string, distance: number): void => {
    if (name.length > 3) names.set(name, Math.min(distance, names.get(name) ?? Infinity))
  }
  for (const [near, distance] of far)
    if (isServed(near, read(near))) for (const name of servedBy(read(near))) add(name, distance)
  const helpers = files.filter((helper) => helper.startsWith(`${service}/test/`) && !isTest(helper))
  for (const helper of helpers)
    for (const [name, text] of exportedPieces(read(helper))) {
      const nearest = nearestIn(text, names)
      if (nearest !== undefined) add(name, nearest + 3)
    }
  const importers = importersOf(file, imports)
  return (test: string): number | undefined => {
    if (serviceOf(test) !== service) return undefined
    const imported = importers.get(test)
    if (imported !== undefined && imported < 3) return imported - 10
    const nearest = nearestIn(read(test), names)
    const own = path.basename(test).startsWith(path.basename(file, '.ts')) ? -5 : 0
    return nearest === undefined ? undefined : nearest + own
  }
}

/** Whether a file is a use case, the handler of an event or a task. */
const isServed = (file: string, source: string): boolean =>
  /\/on-[a-z-]+\.ts$/.test(file) || /\bHandler<|\bTask\b/.test(source)

/** The least distance of a name in a text; the more often it stands there, the less. */
const nearestIn = (text: string, names: ReadonlyMap<string, number>): number | undefined => {
  const found = [...names].flatMap(([name, distance]) => {
    const times = text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0
    return times === 0 ? [] : [distance + 1 / (1 + times)]
  })
  return found.length === 0 ? undefined : Math.min(...found)
}

const exported = /^export (?:async )?(?:const|function) (\w+)/gm

const exportsOf = (source: string): string[] => [...source.matchAll(exported)].map(([, name]) => name!)

const handled = /\b(?:reaction|projection|prismaProjection)(?:<[^(]*>)?\(\s*(\w+)/g

/** What tests name of a file: use cases by the names of their endpoints, and events, whose handler may have another name. */
const servedBy = (source: string): string[] => [
  ...exportsOf(source).map(servedAs),
  ...[...source.matchAll(handled)].map(([, event]) => event!),
]

const servedAs = (name: string): string =>
  name.replace(/^on([A-Z])/, (_, first: string) => first.toLowerCase())

/** Each export of a file with its text. */
const exportedPieces = (source: string): (readonly [string, string])[] =>
  source.split(/^(?=export )/m).flatMap((piece) => exportsOf(piece).map((name) => [name, piece] as const))
