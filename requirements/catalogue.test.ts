import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../core/interfaces.ts'
import { wordsUsedIn } from '../tests/test-support/avoided-words.ts'
import { asBinding, atEachPlace } from './at-each-place.ts'
import { parseFeature } from './read-feature.ts'
import { catalogueOf, readDuties, readRequirements } from './read-requirements.ts'
import { routeRow } from './route-row.ts'
import { readRoutes } from './tables/routes/read-routes.ts'

const feature = (id: string, tags = '', file = id.replace(/\/[^/]*$/, '.feature')) =>
  parseFeature(`features/${file}`, `Feature: One\n@${id} @stated ${tags}\nRule: It is so.\nSource: A document`)
const idsOf = (...features: Array<ReturnType<typeof feature>>) => catalogueOf(features).servers.map(({ id }) => id)

test('No note and no text names what only this project knows', () => {
  const texts = readRequirements().map(({ text, note, unjudgeable }) => `${text} ${note ?? ''} ${unjudgeable ?? ''}`)
  // The documents themselves use "sandbox providers".
  const others = texts.map((text) => text.replaceAll(/sandbox providers?/g, ''))
  const left = others.filter((text) => /sandbox|\bfaults?\b|reading guide|issue \d/i.test(text))
  assert.deepEqual(left, [])
})

test('Conventions come first, then topics in the order of their names, each with its own feature first', () =>
  assert.deepEqual(
    idsOf(
      feature('ais-v4/rates/floor'),
      feature('ais-v4/assets/extra', '', 'ais-v4/accounts.feature'),
      feature('ais-v4/assets/list'),
      feature('conventions/paging/sorted', '@ais-v4'),
    ),
    ['conventions/paging/sorted', 'ais-v4/assets/list', 'ais-v4/assets/extra', 'ais-v4/rates/floor'],
  ))

test('The duties of clients stand apart', () => {
  const { servers, clients } = catalogueOf([feature('clients/client-keys/sent', '@ais-v4')])
  assert.deepEqual([servers.length, clients.length], [0, 1])
})

test('Two rules under one address are refused with both places', () =>
  assert.throws(() => idsOf(feature('ais-v4/paging/sorted'), feature('conventions/paging/sorted', '@ais-v4')), {
    code: 'FEATURE_INVALID',
    message: /ais-v4\/paging\.feature:3 and .*conventions\/paging\.feature:3 share the address ais-v4\/paging\/sorted/,
  }))

test('A rule that is shown by a rule which is not there is refused with its place', () => {
  const shown = parseFeature(
    'features/ais-v4/views.feature',
    'Feature: One\n@ais-v4/views/same @implied\nRule: It is so.\nSource: A document\nShown by: ais-v4/rates/flor',
  )
  assert.throws(() => catalogueOf([shown, feature('ais-v4/rates/floor')]), {
    code: 'FEATURE_INVALID',
    message: /views\.feature:3: Shown by names ais-v4\/rates\/flor, .*ais-v4\/rates\/floor/,
  })
})

const rules = readRequirements()
const found = rules.find(({ id }) => id === 'conventions/request-fields/required-parameters')
assert.ok(found)
const each = atEachPlace(found, (name, request) =>
  name === 'ais-v3' && request === 'create a login' ? ['plain-provider'] : [],
)
const at = (id: string) => each.find((one) => one.id === id)

test('Each place has an address, faults and needs of its own; two spellings of a route are one, and so are versions', () => {
  const { strength, interfaces, needs, brokenBy, partOf } = at('ais/login-create/country-code-required') ?? {}
  assert.deepEqual([strength, interfaces], ['stated', ['ais-v3', 'ais-v4', 'ais-v5']])
  assert.deepEqual(needs, ['plain-provider'])
  assert.deepEqual(brokenBy, ['accepts-despite-login-create-country-code-required'])
  assert.deepEqual(partOf, {
    id: found.id,
    places: ['country_code of POST /logins', 'country_code of POST /login', 'country_code of POST /connections'],
  })
})

test('What a table says of a parameter, or of a route, lowers the level at its places alone', () => {
  assert.deepEqual(at('ais/customers/identifier-missing')?.impliedIn, ['ais-v3', 'ais-v4', 'ais-v5'])
  assert.deepEqual(at('ais/login-reconnect/credentials-required')?.impliedIn, ['ais-v3'])
  assert.equal(at('payments-v1/connect/template-missing')?.impliedIn, undefined)
})

test('Every route of every interface has a row, as firm as the documents show the route', () => {
  // A new interface gets its rows topic by topic. Its routes count once one of them has a row.
  const bound = interfaceNames().filter((name) => readRoutes(name).some((route) => routeRow(name, route)))
  assert.ok(bound.length >= 8)
  const wrong = bound.flatMap((name) =>
    readRoutes(name).flatMap((route) => {
      const row = routeRow(name, route)
      const strength = row && asBinding(row, name).strength
      return strength === route.level ? [] : [`${name} ${route.request}: ${strength ?? 'no row'}, ${route.level}`]
    }),
  )
  assert.deepEqual(wrong, [])
})

test('A request that no interface has, or another one, has no row', () => {
  assert.equal(routeRow('ais-v4', { request: 'list books' }), undefined)
  assert.equal(routeRow('ais-v6', { request: 'list countries' }), undefined)
})

const longestSentence = 32

const rows = [...readRequirements(), ...readDuties()]
const texts = rows.flatMap(({ id, text, note, unjudgeable }) =>
  [text, note ?? [], unjudgeable ?? []].flat().map((one) => ({ id, text: one })),
)

test('No text and no id of a requirement uses a word with a private meaning', () => {
  const found = texts.filter(({ id, text }) => wordsUsedIn(`${id} ${text}`).length > 0)
  assert.deepEqual(found, [])
})

test(`No sentence of a requirement has more than ${longestSentence} words`, () => {
  const long = texts.filter(({ text }) =>
    text.split(/(?<=[.?]) /).some((sentence) => sentence.split(' ').length > longestSentence),
  )
  assert.deepEqual(long, [])
})

test('No two requirements of one topic have the same text', () => {
  const seen = new Set<string>()
  const repeated = rows.filter(({ id, text }) => {
    const key = `${id.slice(0, id.lastIndexOf('/'))} ${text}`
    return seen.size === seen.add(key).size
  })
  assert.deepEqual(repeated, [])
})
