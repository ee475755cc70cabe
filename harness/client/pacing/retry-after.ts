import { headerOf, type HeaderList } from '../../../core/exchange.ts'

/** The pause after a 429: Retry-After in seconds or as a date by the target's time, else one second, doubled with each try. */
export function pauseMsOf(headers: HeaderList, tries: number, targetNowMs: number): number {
  const value = headerOf({ headers }, 'retry-after')?.trim()
  if (value !== undefined && /^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000)
  const dateMs = value === undefined ? Number.NaN : Date.parse(value)
  // Dates in headers have no fraction, so a second is added.
  if (!Number.isNaN(dateMs)) return Math.max(0, dateMs - targetNowMs + 1000)
  return 1000 * 2 ** (tries - 1)
}
