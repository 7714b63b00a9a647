import path from 'node:path'

/** `mf-jobs` and `./search/jobs.screen.tsx` → `mf-jobs-jobs.screen` */
export const chunkName = (microfrontend: string, request: string): string =>
  `${microfrontend}-${path.basename(request).replace(/\.tsx?$/, '')}`

/** Names the chunk of each `import('…')`, so that the page that uses it can preload it. */
export default function nameChunks(this: { readonly resourcePath: string }, source: string): string {
  const microfrontend = /(mf-[a-z]+)\/src\//.exec(this.resourcePath)![1]!
  return source.replaceAll(
    /\bimport\(\s*(["'])(\.\/.+?)\1/g,
    (_, _quote, request: string) =>
      `import(/* webpackChunkName: "${chunkName(microfrontend, request)}" */ '${request}'`,
  )
}
