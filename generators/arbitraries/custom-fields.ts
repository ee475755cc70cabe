import fc from 'fast-check'

/** An object of an exact size in compact JSON, in one of several shapes. */
export interface SizedFields {
  bytes: number
  shape: 'one text' | 'many keys' | 'an object within' | 'a list within'
}

const shapes: Array<SizedFields['shape']> = ['one text', 'many keys', 'an object within', 'a list within']

/**
 * custom_fields on one side of 1 KB. Between 1000 and 1024 bytes it is open which kilobyte is meant, and blanks
 * between keys may count; so what must fit stays below that. Shrinks towards the edge. Source: Limits.
 */
export function customFields(side: 'small enough' | 'too big'): fc.Arbitrary<SizedFields> {
  const away = fc.nat({ max: 120 })
  const bytes = side === 'small enough' ? away.map((by) => 900 - by) : away.map((by) => 1025 + by)
  return fc.record({ bytes, shape: fc.constantFrom(...shapes) })
}

/** Each shape at the edge, and one further away. */
export function customFieldsEdges(side: 'small enough' | 'too big'): SizedFields[] {
  const [edge, away] = side === 'small enough' ? [900, 780] : [1025, 1145]
  return [...shapes.map((shape) => ({ bytes: edge, shape })), { bytes: away, shape: 'one text' }]
}

export function fieldsOf({ bytes, shape }: SizedFields): object {
  switch (shape) {
    case 'many keys': {
      const keys = Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`key${place + 10}`, 'a']))
      return filled(bytes, (text) => ({ ...keys, last: text }))
    }
    case 'an object within':
      return filled(bytes, (text) => ({ outer: { inner: text } }))
    case 'a list within':
      return filled(bytes, (text) => ({ list: ['a', 'b', text] }))
    default:
      return filled(bytes, (text) => ({ note: text }))
  }
}

function filled(bytes: number, make: (text: string) => object): object {
  return make('a'.repeat(Math.max(0, bytes - JSON.stringify(make('')).length)))
}
