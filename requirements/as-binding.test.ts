import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asBinding } from './as-binding.ts'
import type { Requirement } from './requirement.ts'

const rule: Requirement = {
  id: 'ais/t/o',
  text: 'A rule.',
  source: 'Somewhere',
  where: 'the first row',
  strength: 'stated',
  interfaces: ['ais-v3', 'ais-v4', 'ais-v6'],
  impliedIn: ['ais-v3'],
  needs: [],
}

test('a reading decides how firmly a row counts in its interface, and in no other', () => {
  const row = { id: 'ais/rates/floor', strength: 'implied', interfaces: ['ais-v4', 'ais-v5'], text: 'A rate.' } as never
  const readings = [{ address: 'ais-v4/rates/floor', strength: 'stated', reason: 'decided' }] as const
  assert.equal((asBinding(row, 'ais-v4', readings) as { strength: string }).strength, 'stated')
  assert.equal((asBinding(row, 'ais-v5', readings) as { strength: string }).strength, 'implied')
})

test('A rule is implied where a tag says so, and a weaker one does not become stronger', () => {
  assert.equal(asBinding(rule, 'ais-v3').strength, 'implied')
  assert.equal(asBinding(rule, 'ais-v4').strength, 'stated')
  assert.equal(asBinding({ ...rule, strength: 'silent' }, 'ais-v3').strength, 'silent')
})

test('Text, note and the reason why it cannot be evaluated are in the words of the interface', () => {
  const { note, text, unjudgeable } = asBinding(
    { ...rule, text: 'A login.', note: 'Two logins.', unjudgeable: 'No login.' },
    'ais-v6',
  )
  assert.deepEqual([text, note, unjudgeable], ['A connection.', 'Two connections.', 'No connection.'])
})
