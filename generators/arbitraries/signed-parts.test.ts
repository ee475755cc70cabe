import assert from 'node:assert/strict'
import { test } from 'node:test'
import { harmlessRoutes } from '../../harness/actions/scene/harmless-routes.ts'
import { dialect } from '../../interfaces/ais-v4/dialect.ts'
import fc from 'fast-check'
import { beyondTheHour, inThePast, noTimestamp, withinTheHour } from './expires-at.ts'
import { everyHarmlessRoute, harmlessRequest } from './harmless-request.ts'
import { jsonSpelling, oddJsonSpelling, spellJson } from './json-spelling.ts'
import { changedPart, partChange, sentBody, type PartName } from './part-change.ts'
import { querySpelling, spellQuery } from './query-spelling.ts'
import { edited, textEdit } from './text-edit.ts'

const harmless = harmlessRoutes(dialect)

const body = {
  data: { customer_id: '77', fetch_scopes: ['accounts'], note: 'žluťoučký 😀 "\\/' },
  list: [1.5, true, null, {}],
}
const compact = JSON.stringify(body)
const own = {
  expiresAt: '1798761600',
  method: 'GET',
  url: 'https://target.example:444/api/v4/logins?customer_id=7&per_page=100',
  body: Buffer.from(compact),
}

/** Holds for every value of an arbitrary, of which those of one seed are the same each time. */
function always<T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => boolean | void): void {
  fc.assert(fc.property(arbitrary, holds), { seed: 5, numRuns: 500 })
  assert.deepEqual(fc.sample(arbitrary, { seed: 5, numRuns: 50 }), fc.sample(arbitrary, { seed: 5, numRuns: 50 }))
}

test('an edit leaves no text as it was', () => {
  always(
    fc.tuple(
      textEdit(['a', '/', '']).filter(({ text }) => text !== ''),
      fc.string(),
    ),
    ([edit, text]) => assert.notEqual(edited(text, edit), text),
  )
})

test('a spelling keeps the value, an odd one never the text', () => {
  always(jsonSpelling(), (spelling) => {
    assert.deepEqual(JSON.parse(spellJson(body, spelling)), body)
  })
  always(oddJsonSpelling(), (spelling) => assert.notEqual(spellJson(body, spelling), compact))
})

test('spellings have blanks, escapes in either case and keys in another order', () => {
  const texts = fc.sample(jsonSpelling(), { seed: 5, numRuns: 200 }).map((spelling) => spellJson(body, spelling))
  for (const trait of [/\r\n/, /\t/, /\\u00c5|\\u017e/, /\\u017E/, /^\s*\{\s*"list"/])
    assert.ok(
      texts.some((text) => trait.test(text)),
      String(trait),
    )
})

test('a query spelling is a query by RFC 3986 and keeps what is asked for', () => {
  always(querySpelling('any'), (spelling) => {
    const text = spellQuery('customer_id=7', spelling)
    assert.match(text, /^(?:[\w\-.~!$&'()*+,;=:@/?]|%[\dA-Fa-f]{2})*$/)
    assert.deepEqual(new URLSearchParams(text).getAll('customer_id'), ['7'])
  })
})

test('Expires-at falls into its parts, a minute from their edges', () => {
  always(withinTheHour(), (seconds) => seconds >= 60 && seconds <= 3540)
  always(beyondTheHour(), (seconds) => seconds >= 3660)
  always(inThePast(), (seconds) => seconds <= -60)
  always(noTimestamp(), (text) => !/^[+-]?\d+(\.\d+)?$/.test(text) && /^[\w:-]+$/.test(text))
})

for (const part of ['method', 'path', 'query', 'body', 'Expires-at'] as PartName[])
  test(`a change of ${part} makes what is signed differ from what is sent, and nothing else`, () => {
    always(partChange(part), (change) => {
      const signed = { ...own, ...changedPart(part, change, own) }
      const sent = { ...own, body: Buffer.from(sentBody(body, change) ?? compact) }
      const differing = (['expiresAt', 'method', 'url', 'body'] as const).filter(
        (name) => String(signed[name]) !== String(sent[name]),
      )
      const wanted = { method: 'method', path: 'url', query: 'url', body: 'body', 'Expires-at': 'expiresAt' }[part]
      assert.deepEqual(differing, [wanted])
    })
  })

test('a changed path keeps origin and query, a changed query the address', () => {
  always(partChange('path'), (change) => {
    const url = changedPart('path', change, own).url ?? ''
    return url.startsWith('https://target.example:444') && url.endsWith('?customer_id=7&per_page=100')
  })
  always(partChange('query'), (change) => {
    return (changedPart('query', change, own).url ?? '').startsWith('https://target.example:444/api/v4/logins?')
  })
})

test('harmless requests are of many routes', () => {
  const paths = new Set(
    fc
      .sample(
        harmlessRequest(harmless, () => true),
        { seed: 5, numRuns: 300 },
      )
      .map(({ path }) => path),
  )
  assert.ok(paths.size >= 13)
})

test('harmless requests use only the routes that are offered', () => {
  const offers = ({ method, path }: { method: string; path: string }) => method === 'GET' && path === '/categories'
  assert.deepEqual(
    [...new Set(fc.sample(harmlessRequest(harmless, offers), { seed: 5 }).map(({ path }) => path))],
    ['/categories'],
  )
  assert.deepEqual(
    everyHarmlessRoute(harmless, offers).map(({ path }) => path),
    ['/categories'],
  )
})
