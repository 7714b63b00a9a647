import { expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { refusedFields } from './refused-fields.ts'

const fieldErrors = { zip: { code: 'place.zip-unknown', error: 'We do not know that ZIP code' } }

it('reads the refused fields, of which another failure has none', () => {
  const error = new ApiError({ code: 'invalid', message: 'Wrong.', status: 400, fieldErrors })
  expect(refusedFields(error)).toEqual(fieldErrors)
  expect([refusedFields({}), refusedFields(undefined)]).toEqual([{}, {}])
})
