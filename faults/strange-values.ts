type Change = (value: unknown, key: string) => unknown

/** Values that no right server shows, by the word that names them. A value to which a word does not apply stays. */
export const strangeValues: Readonly<Record<string, Change>> = {
  'another-type': ofAnotherType,
  unlisted: ofText((text) => (/^[A-Za-z][A-Za-z_-]*$/.test(text) ? 'unheard_of' : text)),
  'another-id': (value, key) => (/(?:^|_)ids?$/i.test(key) ? otherId(value) : value),
  larger: (value) =>
    typeof value === 'bigint' ? value + 1_000n : typeof value === 'number' ? largerNumber(value) : value,
  'below-zero': (value) => (typeof value === 'number' ? -Math.abs(value) - 1 : value),
  unusable: ofText((text) => (isAddress(text) ? 'not an address' : text)),
  elsewhere: ofText((text) =>
    isAddress(text) ? text.replace(/^(?:https?:\/\/[^/]*)?/, 'https://elsewhere.example') : text,
  ),
  bare: ofText((text) => (isAddress(text) ? text.replace(/[?#].*$/s, '') : text)),
  'unknown-code': ofText((text) => (/^[A-Z]{2,3}$/.test(text) ? 'JXJ'.slice(0, text.length) : text)),
  something: (value, key) => (value === null ? valueFor(key) : value),
}

function ofText(change: (text: string) => string): Change {
  return (value) => (typeof value === 'string' ? change(value) : value)
}

/** The same value in another type; null stays. */
export function ofAnotherType(value: unknown): unknown {
  if (typeof value === 'string') return /^\d{1,15}$/.test(value) ? Number(value) : { text: value }
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return { rows: value }
  return value === null ? value : [value]
}

function otherId(value: unknown): unknown {
  if (typeof value === 'number') return value + 900_001
  if (typeof value === 'bigint') return value - 900_001n
  if (typeof value !== 'string') return value
  return /^\d{1,15}$/.test(value)
    ? String(Number(value) + 900_001)
    : `${value.slice(0, -1)}${value.endsWith('7') ? '8' : '7'}`
}

function largerNumber(value: number): number {
  return Number.isInteger(value) ? value + 1000 : value * 3 + 1.5
}

function isAddress(text: string): boolean {
  return /^(?:https?:|\/)/.test(text)
}

/** A value for a field that is null. */
function valueFor(key: string): unknown {
  if (key.endsWith('_at')) return '2024-02-03T04:05:06Z'
  if (/(?:^|_)id$/.test(key)) return '900001'
  return key.endsWith('page') ? '/api/elsewhere?from_id=900001' : 'something'
}
