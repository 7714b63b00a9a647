import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'
import { resumeLimits } from '../../limits.ts'
import { UnreadableResume } from '../../unreadable-resume.ts'

/** The wanted parts of a zip. It is inflated piece by piece, so that a bomb is given up before it is unpacked. */
export function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): { readonly names: readonly string[]; readonly parts: ReadonlyMap<string, Uint8Array> } {
  const names: string[] = []
  const parts = new Map<string, Uint8Array>()
  let total = 0
  let failure: UnreadableResume | undefined
  const zip = new Unzip((file) => {
    names.push(file.name)
    if (names.length > 2000) throw new UnreadableResume('too-long')
    if (!isWanted(file.name)) return
    const chunks: Uint8Array[] = []
    file.ondata = (error, chunk, final) => {
      // What is thrown here comes back as an error.
      if (error) failure ??= new UnreadableResume('damaged')
      if (failure) return
      total += chunk.length
      if (total > resumeLimits.partBytes) {
        failure = new UnreadableResume('too-long')
        return
      }
      chunks.push(chunk)
      if (final) parts.set(file.name, Buffer.concat(chunks))
    }
    file.start()
  })
  zip.register(UnzipInflate)
  zip.register(UnzipPassThrough)
  const step = 16_384
  for (let at = 0; at < bytes.length && !failure; at += step)
    zip.push(bytes.subarray(at, at + step), at + step >= bytes.length)
  if (failure) throw failure
  return { names, parts }
}
