import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import type { SentRequest } from '../../../core/exchange.ts'
import { cases } from '../../../core/test-support/cases.ts'
import { exchanged } from '../../test-support/journal-builders.ts'
import { placesView } from '../parts/requirement.ts'
import { bodyExcerpt } from './body-excerpt.ts'
import { curlCommand } from '../parts/repeat.ts'
import { html, raw } from './html.ts'
import { prettyJson } from './pretty-json.ts'

const hostile = `"><script>alert('x')</script>&`
const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;'
const items = ['a<', 'b'].map((text) => html`<li>${text}</li>`)

const shown = (text: string) =>
  prettyJson(text)
    ?.map((line) => line.text)
    .join('\n')
const value = { data: [{ id: '1', extra: {}, tags: [], note: 'a "b": {c}, [d]' }], meta: { next_id: null } }
const kept = '{\n  "amount": 12345678901234567890.10,\n  "name": "\\u00e9"\n}'
const places = prettyJson('{"data":[{"id":1},{"id":2}],"meta":{"next_id":null}}')?.map(({ place }) => place)
const rows = (count: number) => JSON.stringify({ data: Array.from({ length: count }, (_, id) => ({ id })) })
const marked = (body: string, most: number, place: string) =>
  bodyExcerpt(body, most, place).filter(({ kind }) => kind === 'mark')
const long = bodyExcerpt(rows(200), 30, 'data[150].id')

const place = 'name of country in lists'
const seen = { what: 'fields', judged: [place], broken: [], missed: [] }

cases(
  'Every value is escaped, in text and in attributes, and what cannot be seen is named',
  [html`<p title="${hostile}">${hostile}</p>`.markup, `<p title="${escaped}">${escaped}</p>`],
  [html`${'a\u202eb\u0000'}`.markup, 'a⟨U+202E⟩b⟨U+0000⟩'],
  'Markup and lists of it go in as they are, nothing gives nothing, zero is shown',
  [html`${items}${null}${undefined}${false}${0}${raw('<hr>')}`.markup, '<li>a&lt;</li><li>b</li>0<hr>'],
  'A body is laid out as JSON.stringify would, with every token as it was sent',
  [shown(JSON.stringify(value)), JSON.stringify(value, null, 2)],
  [shown(kept.replaceAll(/\s/g, '')), kept],
  'Each line has its place',
  [places?.join(' '), ' data data[0] data[0].id data[0] data[1] data[1].id data[1] data meta meta.next_id meta '],
  'A text that was cut is laid out as far as it goes, the cut on a line of its own',
  [
    shown('{"a":[1,2 … [9 of 20 characters left out] … "z":1}]}'),
    '{\n  "a": [\n    1,\n    2\n    … [9 of 20 characters left out] …\n    "z": 1\n  }\n]\n}',
  ],
  'A short body is whole and its place is marked, however the place is written',
  ...['data[1].id', '$.data[1].id', '/data/1/id'].map(
    (one) => [marked(rows(2), 20, one), [{ text: '      "id": 1', kind: 'mark' }]] as const,
  ),
  'Of a long body the beginning and what is around the place are shown',
  [long.length <= 35, true],
  [marked(rows(200), 30, 'data[150].id')[0]?.text, '      "id": 150'],
  [long.filter(({ kind }) => kind === 'gap').length, 2],
  'A field that some records lack is noted with how many show it',
  [
    placesView({ ...seen, partly: [{ place, shown: 12, of: 40 }] }).markup,
    /name of country in lists is shown by 12 of 40 records/,
  ],
  [placesView(seen).markup.includes('note'), false],
)

function curlOf(over: Partial<SentRequest>): string | undefined {
  const { exchange } = exchanged('x1')
  return curlCommand({ ...exchange, request: { ...exchange.request, ...over } })
}

/** The arguments that a shell would pass to curl. */
function argumentsOf(command: string | undefined, env: Record<string, string> = {}): string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }; ${command}`
  return execFileSync('/bin/sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1)
}

test('masked secrets become variables of the environment', () => {
  const command = curlOf({
    method: 'POST',
    headers: [
      ['App-id', 'app-1'],
      ['Customer-secret', '«Customer-secret 2»'],
    ],
    body: '{"data":{"pin":"«credential 1»","note":"it\'s"}}',
  })
  assert.ok(command?.includes(`-H 'Customer-secret: '"$CUSTOMER_SECRET_2"`), command)
  const given = argumentsOf(command, { CUSTOMER_SECRET_2: 's2', CREDENTIAL_1: 'p1' })
  assert.deepEqual(given.slice(-6), [
    '-H',
    'App-id: app-1',
    '-H',
    'Customer-secret: s2',
    '--data-binary',
    '{"data":{"pin":"p1","note":"it\'s"}}',
  ])
})

test('nothing in an address or a body is run by the shell', () => {
  const url = "https://x.test/$(touch /tmp/a)`id`'; echo broken; '?a=b&c=!d"
  assert.equal(argumentsOf(curlOf({ url }))[4], url)
  const body = '«a$(id) 1» $HOME «evil;id 2»'
  assert.equal(argumentsOf(curlOf({ method: 'POST', body })).at(-1), body)
})

test('a signed request, bytes and a long body have no curl', () => {
  assert.equal(curlOf({ headers: [['Signature', '«Signature 1»']] }), undefined)
  assert.equal(curlOf({ bodyBase64: 'AAEC' }), undefined)
  assert.equal(curlOf({ body: 'x'.repeat(5000) }), undefined)
})
