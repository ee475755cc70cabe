const unitMs: Readonly<Record<string, number>> = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** The moment or the day `amount` units later, in the same form; any other value as it is. */
export function movedBy(value: unknown, amount: number, unit: string): unknown {
  const ms = amount * (unitMs[unit] ?? 0)
  if (value instanceof Date) return new Date(value.getTime() + ms)
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(?:T|$)/.test(value) || Number.isNaN(Date.parse(value)))
    return value
  const moved = new Date(Date.parse(value) + ms).toISOString()
  return value.includes('T') ? moved : moved.slice(0, 10)
}
