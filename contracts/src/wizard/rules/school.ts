import { graduationYear } from '../../profile/enumerations.ts'
import type { SchoolEntry } from '../application.ts'
import { isDegree, isState } from '../enumerations.ts'
import { asksMajor } from './info.ts'
import { fieldErrorsOf, type FieldErrors, type FieldError } from './field-errors.ts'
import { plainText } from './tags.ts'

/** 2 §5. An emptied field is 0. */
export function graduationYearError(year: number | undefined): FieldError | null {
  if (!year) return 'field.required'
  return year >= graduationYear.minimum && year <= graduationYear.maximum ? null : 'school.year'
}

/** 2 §5, PR-10: the errors of a school. Up to high school there is no major. */
export const schoolErrors = (school: SchoolEntry): FieldErrors =>
  fieldErrorsOf({
    degree_type: isDegree(school.degree_type) ? null : 'field.choose',
    name: plainText(school.name),
    degree_major: asksMajor(school.degree_type) ? plainText(school.degree_major) : null,
    city: plainText(school.city),
    state: isState(school.state) ? null : 'field.choose',
    graduation_year: graduationYearError(school.graduation_year),
  })
