/**
 * Puts a style sheet that names no cascade layer into the last one: a page's own rules win over
 * kit/ui's, whichever of the two is loaded first.
 */
export default function layerCss(source: string): string {
  return /^\s*(\/\*[\s\S]*?\*\/\s*)*@layer\b/.test(source) ? source : `@layer remote {\n${source}\n}`
}
