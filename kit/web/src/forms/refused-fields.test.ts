import { expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { refusedFields } from './refused-fields.ts'

const fieldErrors = { zip: { code: 'place.zip-unknown', error: 'We do not know that ZIP code' } }

it('reads the refused fields by the name of this release and of the one before', () => {
  const error = new ApiError({ code: 'invalid', message: 'Wrong.', status: 400, fieldErrors })
  expect(refusedFields(error)).toEqual(fieldErrors)
  expect(refusedFields({ fields: fieldErrors })).toEqual(fieldErrors)
  expect([refusedFields({}), refusedFields(undefined)]).toEqual([{}, {}])
})

it('gives the refused fields to a microfrontend of the release before by the name that it reads', () => {
  const error = new ApiError({ code: 'invalid', message: 'Wrong.', status: 400, fieldErrors })
  expect(error.fields).toEqual(fieldErrors)
})
