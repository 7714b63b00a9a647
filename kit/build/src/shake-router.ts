/**
 * Lets the bundler leave out what nothing uses of React Router: calls of React at the top of its modules are marked as
 * free of effects, and what they set on their components is removed: names for debugging, and the context of server
 * components, of which there are none.
 */
export default function shakeRouter(source: string): string {
  return source
    .replace(/^[A-Z]\w*\.(displayName = ".*"|contextType = RSC\w+);$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
}
