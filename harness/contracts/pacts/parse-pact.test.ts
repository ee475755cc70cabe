import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { markedPact } from './marked-pact.ts'
import { parsePact } from './parse-pact.ts'
import { countries, foreignPact } from '../test-support/foreign-pact.ts'

function parsed(document: object) {
  return parsePact(JSON.stringify(document), 'shop.json')
}

test('states are read as each version of the specification writes them', () => {
  const listed = { providerStates: [{ name: 'a customer', params: { kind: 'new' } }, { name: 'a template' }] }
  const states = [{ providerState: 'a customer' }, { provider_state: 'a customer' }, listed, {}].map(
    (over) => parsed(foreignPact([countries(over)])).interactions[0]?.states,
  )
  const [two, one, four, none] = states
  assert.deepEqual(two, [{ name: 'a customer', params: {} }])
  assert.deepEqual(one, two)
  assert.deepEqual(four, [
    { name: 'a customer', params: { kind: 'new' } },
    { name: 'a template', params: {} },
  ])
  assert.deepEqual(none, [])
})

const typeOf = (response: object) =>
  parsed(foreignPact([countries({ response: { status: 200, ...response } })])).interactions[0]?.jsonType
const vendor = { content: { data: [] }, contentType: 'application/vnd.bank+json' }
const named = (type: unknown, body: unknown) => typeOf({ headers: { 'Content-Type': type }, body })
const utf8 = 'application/json; charset=utf-8'

cases(
  'the type of the JSON that an answer is to have is read as each version of the specification writes it',
  [typeOf({ body: vendor }), 'application/vnd.bank+json'],
  [typeOf({ headers: { 'content-type': utf8 }, body: {} }), utf8],
  [named(['application/json'], { content: '', contentType: 'x' }), 'application/json'],
  [typeOf({ body: { data: [] } }), 'application/json'],
  [named('text/csv', 'a,b'), undefined],
  [typeOf({ status: 204 }), undefined],
)

test('messages and what needs a plugin are reported as unsupported', () => {
  const message = { type: 'Asynchronous/Messages', description: 'an event' }
  const plugged = countries({ pluginConfiguration: { csv: {} } })
  const more = { metadata: { plugins: [{ name: 'csv' }] }, messages: [{ description: 'old' }] }
  const { interactions } = parsed(foreignPact([message, plugged, countries()], more))
  const shown = interactions.map(({ unsupported }) => unsupported)
  assert.deepEqual(shown, ['Asynchronous/Messages', 'Pact plugin csv', undefined, 'message'])
})

test('what is no pact is refused with the reason', () => {
  const wrong: Array<[string, RegExp]> = [
    ['<html>', /^PACT_INVALID: shop\.json is not JSON/],
    ['[]', /it is not an object/],
    ['{}', /"consumer" has no name/],
    [JSON.stringify(foreignPact([{ description: 'x' }])), /interactions\[0\] \("x"\) has no request/],
    [JSON.stringify(foreignPact([countries({ request: { path: 'countries' } })])), /no path that begins with \//],
    [JSON.stringify({ ...foreignPact([]), interactions: 1 }), /"interactions" is not a list/],
  ]
  for (const [text, words] of wrong) assert.throws(() => parsePact(text, 'shop.json'), { message: words })
})

test('the copy for the verifier keeps every numeral, and marks the interactions that it takes', () => {
  const text = JSON.stringify(
    foreignPact([countries({ description: 'left out' }), countries({ pending: true })]),
  ).replace('"status":200', '"status":200,"body":{"a":1.0,"b":12345678901234567890}')
  const pact = parsePact(text.replaceAll('"status":200', '"status":200,"x":2.50'), 'shop.json')
  const copy = markedPact(pact, [{ mark: 'm7', place: 1 }])
  assert.match(markedPact(pact, [{ mark: 'm1', place: 0 }]), /"a":1\.0,"b":12345678901234567890/)
  assert.match(copy, /"x":2\.50/)
  const [only, ...others] = (JSON.parse(copy) as { interactions: Array<Record<string, unknown>> }).interactions
  assert.equal(others.length, 0)
  assert.deepEqual(
    [only?.['description'], only?.['providerStates'], only?.['pending']],
    ['m7', [{ name: 'm7', params: {} }], undefined],
  )
  assert.partialDeepStrictEqual(only, { request: { headers: { 'assay-interaction': 'm7' } } })
})
