// Only 29 February needs a calendar.
const day = String.raw`\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)`
const usualDay = new RegExp(`^${day}$`)
const usualMoment = new RegExp(String.raw`^${day}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$`)
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const extendedPattern =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/
const basicPattern =
  /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(?:(\d{2})(?:[.,]\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?:[0-5]\d)?)?$/
const longestUnsigned = 2n ** 64n - 1n

/** Whether the text is a calendar day, YYYY-MM-DD; 2024-02-30 and 2024-2-3 are not. Source: Account information / Data types. */
export function isDate(text: string): boolean {
  if (usualDay.test(text)) return true
  const parts = dayPattern.exec(text)
  return parts !== null && isDay(parts)
}

function isDay(parts: RegExpExecArray): boolean {
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (day <= 28) return month >= 1 && month <= 12 && day >= 1
  // Day 0 of the next month is the last of this one. Date.UTC would shift years below 100, so setUTCFullYear is used.
  const last = new Date(0)
  last.setUTCFullYear(year, month, 0)
  return month >= 1 && month <= 12 && day <= last.getUTCDate()
}

/**
 * Whether the text is a moment in ISO 8601: a real day, `T` and a time, with or without fraction and offset. The
 * document names only the standard, so its shorter forms are accepted. A blank in place of `T` is not. Source: Account
 * information / Data types.
 */
export function isDateTime(text: string): boolean {
  if (usualMoment.test(text)) return true
  const parts = extendedPattern.exec(text) ?? basicPattern.exec(text)
  return parts !== null && isDay(parts) && isTime(parts[4], parts[5], parts[6])
}

function isTime(hour = '0', minute = '0', second = '0'): boolean {
  if (Number(hour) === 24) return Number(minute) === 0 && Number(second) === 0
  return Number(hour) < 24 && Number(minute) < 60 && Number(second) <= 60
}

/**
 * Whether a numeral as written is an unsigned 64-bit integer. `7.0` is the number 7 in JSON. 2^64 is refused, although
 * a double cannot distinguish it from 2^64-1. Source: Account information / Data types.
 */
export function isUnsignedNumeral(numeral: string): boolean {
  if (/^\d+$/.test(numeral)) return BigInt(numeral) <= longestUnsigned
  const value = Number(numeral)
  return Number.isInteger(value) && value >= 0 && value < 2 ** 64
}
