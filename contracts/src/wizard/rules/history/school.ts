import { graduationYear } from '../../../profile/enumerations.ts'
import type { SchoolEntry } from '../../application.ts'
import { degreeType, isDegree, isState } from '../../enumerations.ts'
import { fieldErrorsOf, isBlank, type FieldErrors, type FieldError } from '../field-errors.ts'
import { plainText } from '../tags.ts'

/** Whether basic info asks a degree for its major: not up to high school. */
export const asksMajor = (degree: number | undefined): boolean =>
  degree !== undefined && degree > 0 && !isUpToHighSchool(degree)

export const isUpToHighSchool = (degree: number | undefined): boolean =>
  degree === degreeType['under 12th grade'] || degree === degreeType['high school or GED']

/** Whether a school holds more than the highest schooling of basic info, which is a degree, a name and a major. */
export const isWholeSchool = ({ city, state, graduation_year }: SchoolEntry): boolean =>
  !isBlank(city) || !isBlank(state) || graduation_year !== undefined

/** 2 §5. An emptied field is 0. */
export function graduationYearError(year: number | undefined): FieldError | null {
  if (!year) return 'field.required'
  return year >= graduationYear.minimum && year <= graduationYear.maximum ? null : 'school.year'
}

/** 2 §5: the errors of a school. Name, major and city are required of every one. */
export const schoolErrors = (school: SchoolEntry): FieldErrors =>
  fieldErrorsOf({
    degree_type: isDegree(school.degree_type) ? null : 'field.choose',
    name: plainText(school.name),
    degree_major: plainText(school.degree_major),
    city: plainText(school.city),
    state: isState(school.state) ? null : 'field.choose',
    graduation_year: graduationYearError(school.graduation_year),
  })

/**
 * 1 §3: those of a school in an application after the first. A resume may tell less of it than 2 §5 asks for where schools are
 * edited, and what it tells is not lost for that; what is there, and the degree, follow the rules.
 */
export const heldSchoolErrors = (school: SchoolEntry): FieldErrors =>
  Object.fromEntries(
    Object.entries(schoolErrors(school)).filter(
      ([field]) => field === 'degree_type' || !isBlank(String(school[field as keyof SchoolEntry] || '')),
    ),
  )
