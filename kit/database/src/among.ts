/**
 * The condition that an id is one of these, and the value of its placeholder `$1`. For one id it is an equality: an array counts as
 * ten values where a plan is made for any, so that PostgreSQL would plan the statement anew at every call.
 */
export const among = (ids: readonly string[]): [condition: string, value: unknown] =>
  ids.length === 1 ? ['= $1::uuid', ids[0]] : ['= any($1::uuid[])', ids]
