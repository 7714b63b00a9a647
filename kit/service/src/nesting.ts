/** More than any contract nests. What is nested by the thousand costs a service far more than it costs its sender. */
const maxDepth = 32

/** The bytes of " \ [ ] { } */
const [quote, backslash, bracket, closingBracket, brace, closingBrace] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]

/** Whether JSON is nested deeper than any contract is: told by its bytes, before it is parsed. */
export function isNestedTooDeep(json: Uint8Array): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (inText) {
      if (byte === backslash) at += 1
      else inText = byte !== quote
    } else if (byte === quote) inText = true
    else if (byte === bracket || byte === brace) depth += 1
    else if (byte === closingBracket || byte === closingBrace) depth -= 1
    if (depth > maxDepth) return true
  }
  return false
}
