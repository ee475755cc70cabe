import { jsonText } from '../../../core/exact-json.ts'
import { isFields } from '../../../core/fields.ts'

/** Whether a setting is a day, such as 2026-11-24. */
export function isDay(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

/** Whether a setting is shown as it was sent. Days may be shown with a time of day, and scopes in any order. */
export function sameSetting(sent: unknown, shown: unknown): boolean {
  if (Array.isArray(sent) && Array.isArray(shown)) return textsOf(sent) === textsOf(shown)
  if (isFields(sent) && isFields(shown)) return Object.keys(sent).every((key) => sent[key] === shown[key])
  if (isDay(sent) && typeof shown === 'string') return shown.startsWith(String(sent))
  return sent === shown
}

function textsOf(values: readonly unknown[]): string {
  return values
    .map((value) => jsonText(value))
    .sort()
    .join()
}
