// by its package name: a microfrontend bundles this module and takes that one from the shell
import type { ApiError } from '@lunchpail/kit-web/api-error'

type Refused = Partial<Pick<ApiError, 'fieldErrors' | 'fields'>>

/** What a service refused, by field. The shell of an earlier release has it as `fields` only. */
export const refusedFields = (error: Refused | null | undefined): ApiError['fieldErrors'] =>
  error?.fieldErrors ?? error?.fields ?? {}
