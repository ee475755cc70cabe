/**
 * A number in [0, 1) that depends on the parts alone: the same parts always give the same number, and similar parts
 * give unrelated numbers.
 */
export function fraction(...parts: readonly (string | number)[]): number {
  let hash = 0x81_1c_9d_c5
  const text = parts.join('\u0000')
  for (let at = 0; at < text.length; at += 1) {
    const point = text.codePointAt(at) ?? 0
    if (point > 0xff_ff) at += 1
    hash = Math.imul(hash ^ point, 0x01_00_01_93)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** An integer from `least` to `most`, both included, that depends on the parts alone. */
export function whole(least: number, most: number, ...parts: readonly (string | number)[]): number {
  return least + Math.floor(fraction(...parts) * (most - least + 1))
}

/** One of the items; the parts alone decide which. */
export function pick<Item>(items: readonly [Item, ...Item[]], ...parts: readonly (string | number)[]): Item {
  return items[whole(0, items.length - 1, ...parts)] ?? items[0]
}
