import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorBody } from '@lunchpail/contracts/error-body'
import { failureResponse } from './failure-response.ts'
import { refuse } from './refusal.ts'

const thrown = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (failure) {
    return failure
  }
}

describe('failureAnswer', () => {
  it('[SH-08] says a refusal in the language of the request, its places filled', () => {
    const failure = thrown(() =>
      refuse('duplicate-user', {
        values: { handle: 'email' },
        fieldErrors: { 'jobs.0.email': 'account.email-taken' },
      }),
    )
    expect(failureResponse(failure, 'es', 'id')).toEqual({
      status: 409,
      code: 'duplicate-user',
      body: {
        error: 'Ya existe una cuenta con este email. Inicia sesión abajo para continuar.',
        code: 'duplicate-user',
        fields: {
          'jobs.0.email': { code: 'account.email-taken', error: 'Ese correo electrónico ya está en uso' },
        },
        requestId: 'id',
      },
    })
  })

  it('[SH-08] says a field by its own sentence, whose places it may fill itself', () => {
    const failure = thrown(() =>
      refuse('invalid', {
        values: { n: 9 },
        fieldErrors: {
          zip: { key: 'field.min-length', values: { n: 5 } },
          name: 'field.max-length',
        },
      }),
    )
    expect(failureResponse(failure, 'en', 'id').body.fields).toEqual({
      zip: { code: 'field.min-length', error: 'Please enter at least 5 characters' },
      name: { code: 'field.max-length', error: 'Please enter no more than 9 characters' },
    })
  })

  it('names the first thousand fields, and the beginning of a long name', () => {
    const names = Array.from({ length: 1_001 }, (_, index) => `${index} ${'x'.repeat(300)}`)
    const failure = thrown(() =>
      refuse('invalid', { fieldErrors: Object.fromEntries(names.map((name) => [name, 'field.unknown'])) }),
    )
    const { body } = failureResponse(failure, 'en', 'id')
    expect(z.safeParse(errorBody, body).success).toBe(true)
    expect(Object.keys(body.fields!)).toHaveLength(1_000)
    expect(body.fields![names[0]!.slice(0, 200)]).toMatchObject({ code: 'field.unknown' })
  })

  it('says of a database that is away that the same request may work in a moment', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    expect(failureResponse(new Error('wrapped', { cause: refused }), 'en', 'id')).toMatchObject({
      status: 503,
      code: 'unavailable',
    })
  })

  it('says nothing of any other failure, whatever was thrown', () => {
    for (const failure of [
      new Error('secret'),
      'secret',
      null,
      { refusal: 'no-such-code' },
      { code: '23505' },
    ]) {
      const answer = failureResponse(failure, 'en', 'id')
      expect(answer).toMatchObject({ status: 500, code: 'unknown' })
      expect(JSON.stringify(answer)).not.toContain('secret')
    }
  })
})
