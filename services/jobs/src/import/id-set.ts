import { hash } from 'node:crypto'

/** Which ids came: 64 bits of a hash of each, so that a million long ones take 16 MB, and two of them are taken for one once in 40 million feeds. */
export class IdSet {
  #slots = new BigUint64Array(1024)
  #size = 0

  has(id: string): boolean {
    const key = keyOf(id)
    return this.#slots[this.#slotOf(key)] === key
  }

  /** False where it came before. */
  add(id: string): boolean {
    const key = keyOf(id)
    const slot = this.#slotOf(key)
    if (this.#slots[slot] === key) return false
    this.#slots[slot] = key
    this.#size += 1
    if (this.#size * 2 > this.#slots.length) this.#grow()
    return true
  }

  /** Where it is, or would be: the next free one after its own. */
  #slotOf(key: bigint): number {
    const last = this.#slots.length - 1
    let slot = Number(key & 0xffffffffn) & last
    while (this.#slots[slot] !== 0n && this.#slots[slot] !== key) slot = (slot + 1) & last
    return slot
  }

  #grow(): void {
    const before = this.#slots
    this.#slots = new BigUint64Array(before.length * 2)
    for (const key of before) if (key !== 0n) this.#slots[this.#slotOf(key)] = key
  }
}

/** 0 is an empty slot. */
const keyOf = (id: string): bigint => hash('sha256', id, 'buffer').readBigUInt64LE() || 1n
