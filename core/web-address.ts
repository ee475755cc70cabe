/**
 * Whether a value is an absolute http or https address with a host. Browsers differ in what they do with other schemes
 * (`javascript:`, `file:`, `view-source:`), so none of those is opened. Source: Account information / Endpoints /
 * Version 4.
 */
export function isWebAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !/^https?:\/\/[^/?#\s]/i.test(value)) return false
  return URL.canParse(value)
}

/** The URL of a text, relative to `base` where given; undefined where the text is no address. */
export function urlOf(text: string, base?: string): URL | undefined {
  return URL.parse(text, base) ?? undefined
}

/** The address without the final path of an interface and version, such as `/api/v4` or `/api/payments/v1`. */
export function withoutVersion(address: string): string {
  return address.replace(/\/api(\/\w+)?\/v\d+\/?$/, '')
}

/** A text with its percent escapes decoded; as it is where they are not of UTF-8. */
export function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
