/** How long a connection may move nothing before it counts as lost: phones lose it without an error. */
const stalledMs = 20_000

/** `lost`: there was no answer, or a server that may answer later; `refused`: another try is answered the same. */
export type PutResult = 'sent' | 'lost' | 'refused'

/** Puts a part of a file to its signed address. By XMLHttpRequest: fetch does not tell how much was sent. */
export const putPart = (
  url: string,
  contentType: string,
  part: Blob,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<PutResult> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), stalledMs)
    }
    const stop = () => request.abort()
    const end = (result: PutResult) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve(result)
    }
    request.upload.onprogress = ({ loaded }) => {
      watch()
      onProgress(loaded)
    }
    request.onload = () => end(request.status === 200 ? 'sent' : request.status >= 500 ? 'lost' : 'refused')
    request.onerror = () => end('lost')
    request.onabort = () => end('lost')
    signal.addEventListener('abort', stop)
    request.open('PUT', url)
    request.setRequestHeader('content-type', contentType)
    watch()
    request.send(part)
  })
