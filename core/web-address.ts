/**
 * Whether a value is a whole address that a browser can be sent to: scheme http or https, and a host. What any other scheme
 * does in a browser (`javascript:`, `file:`, `view-source:`) differs from one to the next, so none of them is opened.
 * Source: Account information / Endpoints / Version 4.
 */
export function isWebAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !/^https?:\/\/[^/?#\s]/i.test(value)) return false
  return URL.canParse(value)
}

/** The address that a text gives, from a base where one is named; undefined where it is none. */
export function urlOf(text: string, base?: string): URL | undefined {
  return URL.parse(text, base) ?? undefined
}

/** The address without the path of an interface and its version at its end, as `/api/v4` and `/api/payments/v1`. */
export function withoutVersion(address: string): string {
  return address.replace(/\/api(\/\w+)?\/v\d+\/?$/, '')
}
