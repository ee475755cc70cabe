import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asBinding } from './as-binding.ts'
import { parseTopic } from './parse-topic.ts'

const file = (rows: string) => `topic: t
source: Somewhere
where: the first row
interfaces: [ais-v3, ais-v4]
implied_in: [ais-v3]
requirements:
${rows}`
const row = (more: string) => `  - { obligation: o, text: A rule., strength: stated${more} }`

test('a reading decides how firmly a row counts in its interface, and in no other', () => {
  const row = { id: 'ais/rates/floor', strength: 'implied', interfaces: ['ais-v4', 'ais-v5'], text: 'A rate.' } as never
  const readings = [{ address: 'ais-v4/rates/floor', strength: 'stated', reason: 'decided' }] as const
  assert.equal((asBinding(row, 'ais-v4', readings) as { strength: string }).strength, 'stated')
  assert.equal((asBinding(row, 'ais-v5', readings) as { strength: string }).strength, 'implied')
})

test('A row is implied where its file says so, unless the row says otherwise', () => {
  const [one] = parseTopic('ais/t.yaml', file(row('')))
  assert.ok(one)
  assert.equal(asBinding(one, 'ais-v3').strength, 'implied')
  assert.equal(asBinding(one, 'ais-v4').strength, 'stated')
  const [own] = parseTopic('ais/t.yaml', file(row(', implied_in: []')))
  assert.equal(own && asBinding(own, 'ais-v3').strength, 'stated')
})

test('An implied or silent row keeps its strength', () => {
  const [one] = parseTopic('ais/t.yaml', file('  - { obligation: o, text: A rule., strength: silent }'))
  assert.equal(one && asBinding(one, 'ais-v3').strength, 'silent')
})

test('A row cannot be implied in an interface that it does not bind', () => {
  assert.throws(() => parseTopic('ais/t.yaml', file(row(', implied_in: [ais-v6]'))), /implied_in names ais-v6/)
})

test('Text, note and the reason why it cannot be evaluated are in the words of the interface', () => {
  const [one] = parseTopic(
    'ais/t.yaml',
    file('  - { obligation: o, text: A login., strength: silent, note: Two logins., unjudgeable: No login. }').replace(
      'ais-v4',
      'ais-v6',
    ),
  )
  assert.ok(one)
  const { note, text, unjudgeable } = asBinding(one, 'ais-v6')
  assert.deepEqual([text, note, unjudgeable], ['A connection.', 'Two connections.', 'No connection.'])
})

test('The place of a row is followed by what more its interface has', () => {
  const where = ', where: "the third point", where_in: { ais-v3: "the first row" }'
  const [one] = parseTopic('ais/t.yaml', file(row(where)))
  assert.ok(one)
  assert.equal(asBinding(one, 'ais-v3').where, 'the third point; the first row')
  assert.equal(asBinding(one, 'ais-v4').where, 'the third point')
})

test('A weaker rule does not become stronger by being implied', () => {
  const [one] = parseTopic('ais/t.yaml', file(row('')))
  assert.ok(one)
  assert.equal(asBinding({ ...one, strength: 'silent', impliedIn: ['ais-v3'] }, 'ais-v3').strength, 'silent')
})
