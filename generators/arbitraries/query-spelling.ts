import fc from 'fast-check'

/** Pieces that a query may hold by RFC 3986, among them such as programs that tidy up addresses would change. */
const pieces = [
  'note=',
  'note',
  '',
  'note=a+b',
  'note=%7e%41',
  'note=%2f%2F',
  'note=~',
  'note=a%20b',
  'note=1&note=2',
  'note%5B%5D=1',
  'note=a/b?c',
  'note=a:b@c',
  "note=!$'()*,;",
  'note=%C5%BE%c3%a9',
  '%6eote=x',
  'note==',
  'note=%25',
  'z=1&a=2',
]

/** Texts around a query that do not change what it asks for, but only how it is spelled. */
export interface QuerySpelling {
  before: string[]
  after: string[]
}

/** Any such texts; shrinks towards none. */
export function querySpelling(): fc.Arbitrary<QuerySpelling> {
  const some = fc.array(fc.constantFrom(...pieces), { maxLength: 3 })
  return fc.record({ before: some, after: some })
}

/** The text after `?`: the query asked for with the others around it. It is never empty: a bare `?` is another rule. */
export function spellQuery(query: string, { before, after }: QuerySpelling): string {
  return [...before, ...(query === '' ? [] : [query]), ...after].join('&') || 'note='
}
