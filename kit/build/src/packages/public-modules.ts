import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packageJson, packages } from './packages.ts'

/** Where a module of a package is, by its `exports`: `slot` of kit/web in `src/slot.tsx`. */
export function moduleFile(exports: Readonly<Record<string, string>>, module: string): string | undefined {
  for (const [from, to] of Object.entries(exports)) {
    const [before = '', after] = from.split('*')
    if (
      after === undefined
        ? from === `./${module}`
        : `./${module}`.startsWith(before) && module.endsWith(after)
    )
      return to.replace('*', after ? module.slice(0, -after.length) : module)
  }
  return undefined
}

/**
 * What teams build on, by package: what a service, a microfrontend, their tests or their builds import here. What else a package has
 * is its own, though others of ours read it.
 */
export function publicModules(root: string): Map<string, string[]> {
  const found = new Map<string, Set<string>>(
    packages.map(({ folder }) => [packageJson(root, folder).name, new Set()]),
  )
  const files = globSync('{services/*,mf-*}/{src,test,*.config.ts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /^(node_modules|dist|generated)$/.test(path.basename(name)),
  })
  for (const file of [...files, ...globSync('{services/*,mf-*}/*.config.ts', { cwd: root })])
    for (const [, name, module] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /'(@lunchpail\/[a-z-]+)\/([\w/.-]+)'/g,
    ))
      if (!module!.endsWith('.css')) found.get(name!)?.add(module!)
  return new Map([...found].map(([name, modules]) => [name, [...modules].toSorted()]))
}

const declaration =
  /^export (?:declare )?(?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type) (\w+)/gm
const list = /^export (?:type )?\{([^}]*)\}/gm
const whole = /^export \* from ["']([^"']+)/gm

/** The names that a module exports, with those of modules that it hands on whole. */
export function exportedNames(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const named = [...text.matchAll(declaration)].map(([, name]) => name!)
  const listed = [...text.matchAll(list)].flatMap(([, names]) =>
    names!
      .split(',')
      .map((one) =>
        one
          .trim()
          .split(/\s+as\s+/)
          .at(-1)!
          .replace(/^type /, ''),
      )
      .filter(Boolean),
  )
  const handedOn = [...text.matchAll(whole)].flatMap(([, from]) =>
    from!.startsWith('.') ? exportedNames(path.join(path.dirname(file), from!)) : [],
  )
  return [...new Set([...named, ...listed, ...handedOn])].toSorted()
}
