/** Leaves out of Module Federation's errors their sentences: each still has its code and where that is explained. */
export default function bareFederationErrors(source: string): string {
  return source.replace(/^\s*\[[A-Z]+_\d+\]: ".*",?$/gm, '').replace(/\{ \[[A-Z]+_\d+\]: ".*" \}/g, '{}')
}
