/** Address of the support's hosted chat, as the server wrote it into the page; undefined where there is none. */
export function hostedChat(): URL | undefined {
  if (typeof document === 'undefined') return undefined
  const address = document.querySelector<HTMLMetaElement>('meta[name="support-chat"]')?.content
  return address ? new URL(address) : undefined
}
