/** For `catch`: what the server does not have is undefined, and any other failure stays one. */
export const notFound = (failure: unknown): undefined => {
  if ((failure as { readonly api_error?: { readonly code: number } }).api_error?.code !== 404) throw failure
}
