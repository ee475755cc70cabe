/**
 * Whether a value is a whole address that a browser can be sent to: scheme http or https, and a host.
 * Source: Account information / Endpoints / Version 4.
 */
export function isVisitableAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !/^https?:\/\/[^/?#\s]/i.test(value)) return false
  return URL.canParse(value)
}
