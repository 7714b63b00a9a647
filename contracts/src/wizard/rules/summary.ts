import type { Application } from '../application.ts'
import { wizardLimits } from '../enumerations.ts'
import { fieldErrorsOf, type FieldErrors } from './field-errors.ts'

/** 1 §5 */
export const isTooLong = (summary: string | undefined): boolean =>
  (summary?.length ?? 0) > wizardLimits.summaryCharacters

/** An empty summary is an answer too: the specification requires none. */
export const summaryErrors = ({ self_promo }: Application): FieldErrors =>
  fieldErrorsOf({
    self_promo:
      self_promo === undefined
        ? 'field.required'
        : isTooLong(self_promo)
          ? 'application.summary-length'
          : null,
  })
