import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseFeature } from './read-feature.ts'
import { catalogueOf, readRequirements } from './read-requirements.ts'

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
