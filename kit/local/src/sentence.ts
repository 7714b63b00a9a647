/** A failure that one sentence tells whole: no stack helps the person who reads it. */
export class Sentence extends Error {
  override name = 'Sentence'
}
