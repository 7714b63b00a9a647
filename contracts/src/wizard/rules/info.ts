import type { Application, SchoolEntry } from '../application.ts'
import { eligible, isDegree, isState, type StateCode } from '../enumerations.ts'
import { birthDateError } from './birth-date.ts'
import type { CalendarDay } from './calendar-day.ts'
import { fieldErrorsAt, fieldErrorsOf, required, type FieldErrors, type FieldError } from './field-errors.ts'
import { heldSchoolErrors, isWholeSchool, schoolErrors } from './history/school.ts'
import { hasTags } from './tags.ts'
import { isZipOfState } from './zip-state.ts'

const optionalText = (text: string | undefined): FieldError | null =>
  text && hasTags(text) ? 'field.invalid' : null

/** A ZIP code of another state is a slip in one of the two; it stands at the ZIP, which is typed. */
function zipError({ address_postal_code, address_state }: Application): FieldError | null {
  const zip = address_postal_code?.trim() ?? ''
  const missing = required(zip, 'person.zip-required')
  if (missing) return missing
  if (!/^\d{5}$/.test(zip)) return 'person.zip-invalid'
  return !isState(address_state) || isZipOfState(zip, address_state as StateCode) ? null : 'person.zip-state'
}

/** 2 §5: no part of an address outside the U.S. is required. */
function addressErrors(answers: Application): Record<string, FieldError | null> {
  if (answers.address_international) return {}
  return {
    address_line1: required(answers.address_line1, 'person.address'),
    address_postal_code: zipError(answers),
    address_city: required(answers.address_city, 'person.city'),
    address_state: isState(answers.address_state) ? null : 'person.state',
  }
}

type Checks = Record<string, FieldError | null>

/** Basic info asks for the degree; a first school that holds more, from the profile, follows the rules of a school. */
const highestChecks = (school: SchoolEntry | undefined): Checks =>
  school && isWholeSchool(school)
    ? fieldErrorsAt('schools.0', schoolErrors(school))
    : {
        'schools.0.degree_type': isDegree(school?.degree_type) ? null : 'field.choose',
        'schools.0.name': optionalText(school?.name),
        'schools.0.degree_major': optionalText(school?.degree_major),
      }

/** The schools after the first are not asked for here: a resume or the profile has them. */
const schoolChecks = ([first, ...others]: readonly SchoolEntry[] = []): Checks =>
  Object.assign(
    highestChecks(first),
    ...others.map((school, index) => fieldErrorsAt(`schools.${index + 1}`, heldSchoolErrors(school))),
  )
const birthCheck = ({ birth_date }: Application, today: CalendarDay): Checks => ({
  birth_date: birthDateError(birth_date, today),
})
const eligibleCheck = ({ eligible: answer }: Application): Checks => ({
  eligible: answer === eligible.yes || answer === eligible.no ? null : 'field.choose',
})

/**
 * The errors of one school of the profile. The first may be what basic info asks for alone: a degree, whose school need not
 * be named.
 */
export const schoolErrorsAt = (schools: readonly SchoolEntry[], index: number): FieldErrors =>
  index === 0 && !isWholeSchool(schools[0]!) && isDegree(schools[0]!.degree_type)
    ? {}
    : schoolErrors(schools[index]!)

/** The errors of the highest degree, and of what other schools hold. */
export const schoolsErrors = ({ schools }: Application): FieldErrors => fieldErrorsOf(schoolChecks(schools))

/** The errors of address, birth date and right to work. */
export const personErrors = (answers: Application, today: CalendarDay): FieldErrors =>
  fieldErrorsOf({ ...addressErrors(answers), ...birthCheck(answers, today), ...eligibleCheck(answers) })

/**
 * 2 §5: the errors of basic info in the order of its page, without the equal-opportunity answers, of which the walk only
 * knows whether they are complete.
 */
export const infoErrors = (answers: Application, today: CalendarDay): FieldErrors =>
  fieldErrorsOf({
    ...addressErrors(answers),
    ...birthCheck(answers, today),
    ...schoolChecks(answers.schools),
    ...eligibleCheck(answers),
  })
