/** Leaves each `import('…')` to the runtime: what it names is not built. */
export default function leaveImports(source: string): string {
  return source.replace(/\bimport\(/g, 'import(/* webpackIgnore: true */ ')
}
