/** Which keys were added; one that was not is rarely taken for one that was. */
export interface Marks {
  add(key: number): void
  has(key: number): boolean
}

/** Marks of a hash of so many bits: with 23, for a million keys, they take a megabyte. Keys are spread, as many secrets begin alike. */
export function createMarks(hashBits: number): Marks {
  const bits = new Uint8Array(2 ** (hashBits - 3))
  return {
    add(key) {
      const hash = Math.imul(key, 0x9e_37_79_b1) >>> (32 - hashBits)
      bits[hash >>> 3]! |= 1 << (hash & 7)
    },
    has(key) {
      const hash = Math.imul(key, 0x9e_37_79_b1) >>> (32 - hashBits)
      return ((bits[hash >>> 3] ?? 0) & (1 << (hash & 7))) !== 0
    },
  }
}

/** A key of six characters by their low bytes; what lies outside of the text counts as zero. */
export function keyOfSix(text: string, place: number): number {
  const more = (text.charCodeAt(place + 4) & 0xff) | ((text.charCodeAt(place + 5) & 0xff) << 8)
  return keyOfFour(text, place) ^ Math.imul(more, 0x85_eb_ca_6b)
}

export function keyOfFour(text: string, place: number): number {
  return (
    (text.charCodeAt(place) & 0xff) |
    ((text.charCodeAt(place + 1) & 0xff) << 8) |
    ((text.charCodeAt(place + 2) & 0xff) << 16) |
    ((text.charCodeAt(place + 3) & 0xff) << 24)
  )
}
