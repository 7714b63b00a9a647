// For `npm run prove -- slow`: handled events, connections to the database and responses are held up at random, as by a busy machine.
import { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { DeliveryHandler } from '@lunchpail/kit-events/delivery-handler'
import pg from 'pg'

type Method = (...given: unknown[]) => unknown

/** Once for each worker: files share what is held up, but for those that mock modules. */
const held = Symbol.for('lunchpail.held-up')

/** Has a method begin later, by as many milliseconds as `pause` says each time. */
function holdUp(
  of: object,
  name: string,
  pause: () => number,
  isAsync: (given: readonly unknown[]) => boolean,
): void {
  const own = of as Record<string | symbol, unknown>
  const method = own[name] as Method & { [held]?: true }
  if (method[held]) return
  const later = function (this: unknown, ...given: unknown[]): unknown {
    if (isAsync(given)) return wait(pause()).then(() => method.apply(this, given))
    setTimeout(() => method.apply(this, given), pause())
    return this
  }
  own[name] = Object.assign(later, { [held]: true })
}

const upTo = (milliseconds: number): number => milliseconds * Math.random()

holdUp(
  DeliveryHandler.prototype,
  'handle',
  () => 50 + upTo(350),
  () => true,
)
// with a callback it returns nothing
holdUp(
  pg.Pool.prototype,
  'connect',
  () => upTo(Math.random() < 0.1 ? 200 : 30),
  ([callback]) => !callback,
)
holdUp(
  ServerResponse.prototype,
  'end',
  () => 60 + upTo(200),
  () => false,
)
