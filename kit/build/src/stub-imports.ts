/** Replaces `import` in a manifest that is loaded at build time; its argument is read, it is never called. */
export const importStub = 'globalThis.importStub'

/** Replaces each `import('…')` by a stub, so that loading the manifest builds no screen. */
export default function stubImports(source: string): string {
  return source.replace(/\bimport\(/g, `${importStub}(`)
}
