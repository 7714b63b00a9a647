import { describe, expect, it } from 'vitest'
import { loggedError } from './logged-error.ts'

describe('loggedError', () => {
  it('keeps the last line of a message, as those above may hold a call with its values', () => {
    const failure = new Error(
      '\nInvalid `account.create()` invocation:\n\n{ email: "a@b.example" }\n\nUnique constraint failed',
    )
    expect(loggedError(failure)).toMatchObject({ name: 'Error', message: 'Unique constraint failed' })
    expect(JSON.stringify(loggedError(failure))).not.toContain('a@b.example')
  })

  it('leaves out the value that PostgreSQL could not read', () => {
    const failure = Object.assign(new Error('invalid input syntax for type uuid: "hunter2"'), {
      code: '22P02',
    })
    expect(loggedError(failure)).toMatchObject({ code: '22P02', message: 'data exception' })
    expect(JSON.stringify(loggedError(failure))).not.toContain('hunter2')
    const repeated = new Error('Raw query failed. Code: `22P02`. Message: `invalid input syntax: "hunter2"`')
    expect(loggedError(repeated).message).toBe('Raw query failed. Code: `22P02`.')
  })

  it('keeps nothing of a thrown value that is no Error', () => {
    expect(JSON.stringify(loggedError({ password: 'hunter2' }))).not.toContain('hunter2')
  })
})
