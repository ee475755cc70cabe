import fc from 'fast-check'

/** Pieces of a query that every program spells in the same way. */
const plain = ['note=', 'note=1&note=2', 'note%5B%5D=1', 'note=%25', 'z=1&a=2', 'note=%C5%BE']

/** Pieces that RFC 3986 allows but programs that normalize addresses change. */
const unusual = [
  'note',
  '',
  'note=a+b',
  'note=%7e%41',
  'note=%2f%2F',
  'note=~',
  'note=a%20b',
  'note=a/b?c',
  'note=a:b@c',
  "note=!$'()*,;",
  'note=%C5%BE%c3%a9',
  '%6eote=x',
  'note==',
]

const pieces = { plain, any: [...plain, ...unusual] }

/** Texts around a query that change its spelling but not its meaning. */
export interface QuerySpelling {
  before: string[]
  after: string[]
}

/** Any such texts, from the plain pieces or from all. Shrinks towards none. */
export function querySpelling(of: 'plain' | 'any'): fc.Arbitrary<QuerySpelling> {
  const severalPieces = fc.array(fc.constantFrom(...pieces[of]), { maxLength: 3 })
  return fc.record({ before: severalPieces, after: severalPieces })
}

/** No piece, then each piece, alternately before and after the query. */
export function querySpellingEdges(of: 'plain' | 'any'): QuerySpelling[] {
  const single = pieces[of].map((piece, at) =>
    at % 2 === 0 ? { before: [piece], after: [] } : { before: [], after: [piece] },
  )
  return [{ before: [], after: [] }, ...single]
}

/** The text after `?`: the query with the texts around it. Never empty, because a bare `?` is another rule. */
export function spellQuery(query: string, { before, after }: QuerySpelling): string {
  return [...before, ...(query === '' ? [] : [query]), ...after].join('&') || 'note='
}
