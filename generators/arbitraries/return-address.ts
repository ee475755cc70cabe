import fc from 'fast-check'

/** An address of an exact length: what stands where, filled up at the end of its path or of its query. */
export interface ReturnAddress {
  length: number
  host: string
  /** Segments of the path, and names of query parameters, each short. */
  segments: string[]
  parameters: string[]
  /** Percent-escapes in the path. */
  escapes: number
}

/** Characters that a return_to may have. Source: Account information / Limits. */
export const longestReturnTo = 512

const word = fc.stringMatching(/^[a-z]{1,8}$/)

/**
 * An address of 512 characters or some less, or of 513 or some more; half of them right at the edge. Above the limit
 * none has percent-escapes, which some count as one character. Shrinks towards the edge and a bare path.
 */
export function returnAddress(side: 'short enough' | 'too long'): fc.Arbitrary<ReturnAddress> {
  const fits = side === 'short enough'
  const edge = fits ? longestReturnTo : longestReturnTo + 1
  const away = fc.oneof(fc.constant(0), fc.nat({ max: 60 }))
  return fc.record({
    length: away.map((by) => (fits ? edge - by : edge + by)),
    host: fc.constantFrom('example.com', 'app.example.com', 'example.com:8443'),
    segments: fc.array(word, { maxLength: 4 }),
    parameters: fc.array(word, { maxLength: 4 }),
    escapes: fits ? fc.nat({ max: 6 }) : fc.constant(0),
  })
}

/** Addresses at the edge and beside it: a bare path, with a query, with a port, and with escapes where they are allowed. */
export function returnAddressEdges(side: 'short enough' | 'too long'): ReturnAddress[] {
  const [edge, beside] = side === 'short enough' ? [longestReturnTo, -1] : [longestReturnTo + 1, 1]
  const bare = { length: edge, host: 'example.com', segments: [], parameters: [], escapes: 0 }
  return [
    bare,
    { ...bare, length: edge + beside },
    { ...bare, parameters: ['a', 'b'] },
    { ...bare, host: 'example.com:8443', segments: ['back'] },
    ...(side === 'short enough' ? [{ ...bare, escapes: 6 }] : []),
  ]
}

export function addressText({ length, host, segments, parameters, escapes }: ReturnAddress): string {
  const path = ['https:/', host, ...segments, '%20'.repeat(escapes)].join('/')
  const query = parameters.length === 0 ? '' : `?${parameters.map((name, place) => `${name}${place}=`).join('1&')}`
  return `${path}${query}`.padEnd(length, 'a')
}
