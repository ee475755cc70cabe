import { isFields } from '../../../core/fields.ts'
import { isDate, isDateTime } from '../../../schemas/formats.ts'
import type { AlterationKind } from '../kit/alteration.ts'
import { nothing, type Path } from '../kit/json-places.ts'
import { daySeconds } from '../../../core/calendar.ts'

/** A kind of alteration of one value. `of` returns the new value, or `unchanged` where the kind does not apply. */
export interface ValueKind extends AlterationKind {
  of: (value: unknown, key: string) => unknown
}

export const unchanged = Symbol('unchanged')

const farDays = 500

/** The kinds that alter a value in a JSON body; those that most rules notice come first. */
export const valueKinds: readonly ValueKind[] = [
  {
    id: 'field-missing',
    sentence: 'A field is missing.',
    of: () => nothing,
  },
  {
    id: 'field-of-another-type',
    sentence: 'A field has a value of another type.',
    of: (value) => ofAnotherType(value),
  },
  {
    id: 'word-not-listed',
    sentence: 'A field has a word that is not listed.',
    of: (value) => (isWord(value) ? 'unheard_of' : unchanged),
  },
  {
    id: 'date-moved-back',
    sentence: 'A date or a time is more than a year too early.',
    of: (value) => movedBy(value, -farDays * daySeconds),
  },
  {
    id: 'date-moved-on',
    sentence: 'A date or a time is more than a year too late.',
    of: (value) => movedBy(value, farDays * daySeconds),
  },
  {
    id: 'flag-turned',
    sentence: 'A flag has the opposite value.',
    of: (value) => (typeof value === 'boolean' ? !value : unchanged),
  },
  {
    id: 'id-of-something-else',
    sentence: 'An id is that of something else.',
    of: (value, key) => (/(?:^|_)ids?$/i.test(key) ? otherId(value) : unchanged),
  },
  {
    id: 'number-changed',
    sentence: 'A number is larger than it should be.',
    of: (value) => (typeof value === 'number' || typeof value === 'bigint' ? larger(value) : unchanged),
  },
  {
    id: 'number-below-zero',
    sentence: 'A number is below zero.',
    of: (value) => (typeof value === 'number' ? -Math.abs(value) - 1 : unchanged),
  },
  {
    id: 'address-unusable',
    sentence: 'An address is of a form that no client can open.',
    of: (value) => (typeof value === 'string' && isAddress(value) ? 'not an address' : unchanged),
  },
  {
    id: 'address-of-another-host',
    sentence: 'An address leads to another host, or is absolute where it must be relative.',
    of: (value) => (typeof value === 'string' && isAddress(value) ? otherHost(value) : unchanged),
  },
  {
    id: 'address-without-parameters',
    sentence: 'An address has lost its parameters.',
    of: (value) => (typeof value === 'string' && isAddress(value) ? value.replace(/[?#].*$/, '') : unchanged),
  },
  {
    id: 'text-changed',
    sentence: 'A text is another one.',
    of: (value) => (typeof value === 'string' ? `${value}x` : unchanged),
  },
  {
    id: 'code-unknown',
    sentence: 'A code has the right form and is a code of nothing.',
    of: (value) => (typeof value === 'string' && /^[A-Z]{2,3}$/.test(value) ? 'JXJ'.slice(0, value.length) : unchanged),
  },
  {
    id: 'value-where-none-belongs',
    sentence: 'A field that is null has a value.',
    of: (value, key) => (value === null ? valueFor(key) : unchanged),
  },
  {
    id: 'list-emptied',
    sentence: 'A list is empty.',
    of: (value) => (Array.isArray(value) && value.length > 0 ? [] : unchanged),
  },
  {
    id: 'fields-emptied',
    sentence: 'An object has none of its fields.',
    of: (value) => (isFields(value) && Object.keys(value).length > 0 ? {} : unchanged),
  },
  {
    id: 'value-without-content',
    sentence: 'A text is empty.',
    of: (value) => (typeof value === 'string' && value !== '' ? '' : unchanged),
  },
  {
    id: 'field-null',
    sentence: 'A field is null.',
    of: (value) => (value === null ? unchanged : null),
  },
]

/** The change that a kind makes at a place. */
export function changeBy({ of }: ValueKind, path: Path): (found: unknown) => unknown {
  const key = path.at(-1) ?? ''
  return (found) => {
    const changed = of(found, key)
    return changed === unchanged ? found : changed
  }
}

function valueFor(key: string): unknown {
  if (key.endsWith('_at')) return '2024-02-03T04:05:06Z'
  if (/(?:^|_)id$/.test(key)) return '900001'
  return key.endsWith('page') ? '/api/elsewhere?from_id=900001' : 'something'
}

/** The same value in another type; `unchanged` for null. */
export function ofAnotherType(value: unknown): unknown {
  if (typeof value === 'string') return /^\d{1,15}$/.test(value) ? Number(value) : { text: value }
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return { rows: value }
  return value === null ? unchanged : [value]
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z][A-Za-z_-]*$/.test(value)
}

/** The moment this many seconds later, in the same format. */
function movedBy(value: unknown, seconds: number): unknown {
  if (typeof value !== 'string') return unchanged
  if (!isDate(value) && !isDateTime(value)) return unchanged
  const moved = new Date(Date.parse(value) + seconds * 1000).toISOString()
  return isDate(value) ? moved.slice(0, 10) : moved
}

function otherId(value: unknown): unknown {
  if (typeof value === 'number') return value + 900_001
  if (typeof value === 'bigint') return value - 900_001n
  if (typeof value !== 'string') return unchanged
  return /^\d{1,15}$/.test(value)
    ? String(Number(value) + 900_001)
    : `${value.slice(0, -1)}${value.endsWith('7') ? '8' : '7'}`
}

function larger(value: number | bigint): number | bigint {
  if (typeof value === 'bigint') return value + 1_000n
  return Number.isInteger(value) ? value + 1000 : value * 3 + 1.5
}

function isAddress(value: string): boolean {
  return /^(?:https?:|\/)/.test(value)
}

function otherHost(value: string): string {
  return value.replace(/^(?:https?:\/\/[^/]*)?/, 'https://elsewhere.example')
}
