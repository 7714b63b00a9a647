// by its package name: a microfrontend bundles this module and takes that one from the shell
import type { ApiError } from '@lunchpail/kit-web/api-error'

/** What a service refused, by field. */
export const refusedFields = (
  error: Partial<Pick<ApiError, 'fieldErrors'>> | null | undefined,
): ApiError['fieldErrors'] => error?.fieldErrors ?? {}
