/** PostgreSQL quotes the value in data exceptions and constraint messages of class 22. */
const isDataException = (code: string | undefined): boolean => code?.startsWith('22') ?? false

/**
 * An error as it may be logged or stored, without personal data. Prisma prints the call with its values above its last
 * line, and PostgreSQL quotes the value that it could not read, which Prisma repeats as `Message:`.
 */
export const loggedError = (failure: unknown) => {
  if (!(failure instanceof Error))
    return { name: 'thrown', code: undefined, message: typeof failure, stack: '' }
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : undefined
  const lines = failure.message.split('\n').filter((line) => line.trim() !== '')
  const last = (lines.at(-1) ?? '').trim().replace(/ Message: .*/, '')
  const message = isDataException(code) ? 'data exception' : last.slice(0, 300)
  const stack = (failure.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
  return { name: failure.name, code, message, stack: stack.join('\n') }
}
