import { ApiError } from '@lunchpail/kit-web/api-error'

/** The same refusal, said at one field, in the service's sentence or in another. */
export const refusedAt = (field: string, { code, message, status }: ApiError, sentence = message): ApiError =>
  new ApiError({ code, message: sentence, status, fieldErrors: { [field]: { code, error: sentence } } })
