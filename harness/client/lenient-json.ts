// Outside strings, mostly: card numbers and the like stand in quotes.
const longNumber = /(?:^|[[:,\s])-?\d{16}/

/**
 * The value of a JSON text, or undefined when it is not JSON. A byte order mark is passed over.
 * Integers that a double cannot hold come back as bigint, never rounded: the documents' integers go to 2^64-1.
 */
export function parseJson(text: string): unknown {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text
  try {
    return JSON.parse(json, longNumber.test(json) ? exactInteger : undefined)
  } catch {
    return undefined
  }
}

function exactInteger(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  return context?.source !== undefined && /^-?\d+$/.test(context.source) ? BigInt(context.source) : value
}
