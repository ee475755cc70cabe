/** What may follow some first bytes: the rest would be spelled in fewer bytes, is half a character or is beyond the last. */
const leastNext = new Map([
  [0xe0, 0xa0],
  [0xf0, 0x90],
])
const mostNext = new Map([
  [0xed, 0x9f],
  [0xf4, 0x8f],
])

/**
 * How many bytes the character takes that begins at a place of a text in UTF-8; 0 where none does, at the end, and for
 * control characters other than blanks.
 */
export function charLength(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0
  if (byte < 0xc2) return (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d) ? 1 : 0
  const next = bytes[at + 1] ?? 0
  if (next < (leastNext.get(byte) ?? 0) || next > (mostNext.get(byte) ?? 0xff)) return 0
  const length = byte > 0xf4 ? 0 : byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
  for (let more = 1; more < length; more += 1) if (((bytes[at + more] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}
