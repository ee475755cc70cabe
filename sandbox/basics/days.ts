/** A day. The sandbox shares no code with the harness. */
export const dayMs = 86_400_000

/** Days since 1970 in UTC. */
export function dayNumber(date: Date): number {
  return Math.floor(date.getTime() / dayMs)
}

/** YYYY-MM-DD of a day number. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** The day number of the same day two months before, or of that month's last day where the month is shorter. */
export function twoMonthsBefore(now: Date): number {
  const month = now.getUTCMonth() - 2
  const lastOfMonth = new Date(Date.UTC(now.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return Date.UTC(now.getUTCFullYear(), month, Math.min(now.getUTCDate(), lastOfMonth)) / dayMs
}

/** Whether a value is a day of the calendar written YYYY-MM-DD. */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

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
