import type { ZipCode } from '@lunchpail/kit-service/zip-codes'

/** A ZIP code and its centre. */
export type Place = ZipCode
