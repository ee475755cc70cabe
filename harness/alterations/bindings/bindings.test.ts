import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRequirements } from '../../../requirements/read-requirements.ts'
import { obligationsInSchemas } from '../../../schemas/attribution.ts'
import { alterationKinds } from '../catalogue.ts'
import { readBindings, readLeftToOthers, readUnbound } from './read-bindings.ts'
import { patternOf, rowsBrokenAmong } from './rows-broken.ts'

const ids = readRequirements().map(({ id }) => id)
const canPass = readRequirements().filter(({ strength, unjudgeable }) => strength !== 'silent' && !unjudgeable)
const inSchemas = new Set(obligationsInSchemas())

test('every requirement that can pass has a kind of alteration that breaks it, or a reason', () => {
  const bound = readBindings().flatMap(({ breaks }) => breaks.map(patternOf))
  const without = canPass.filter(({ id }) => !inSchemas.has(id) && !bound.some((pattern) => pattern.test(id)))
  assert.deepEqual(
    without.map(({ id }) => id),
    readUnbound().map(({ row }) => row),
    'name the requirement in harness/alterations/bindings at the kind that breaks it',
  )
})

test('every binding names requirements and kinds that exist, and none twice', () => {
  const kinds = new Set(alterationKinds().map(({ id }) => id))
  for (const { kind, at, breaks } of [...readBindings(), ...readLeftToOthers()]) {
    assert.ok(kinds.has(kind), `there is no kind ${kind}`)
    assert.equal(new Set(breaks).size, breaks.length, `${kind} names a requirement twice`)
    for (const one of breaks)
      assert.ok(
        ids.some((id) => patternOf(one).test(id)),
        `${kind}${at ? ` at ${at.join(', ')}` : ''} is bound to ${one}, which matches no requirement`,
      )
  }
})

test('a kind breaks what it is bound to, at the fields that the binding names', () => {
  const bindings = [
    { kind: 'number-below-zero', at: ['rate'], breaks: ['ais/rates/*'] },
    { kind: 'row-skipped', breaks: ['ais/rates/list'] },
    { kind: 'row-skipped', at: ['data'], one: true, breaks: ['ais/logins/*'] },
  ]
  const broken = rowsBrokenAmong(new Set(['ais/rates/above-zero', 'ais/logins/list']), bindings)
  assert.deepEqual(broken('number-below-zero', 'data.rate'), [{ row: 'ais/rates/above-zero', one: false }])
  assert.deepEqual(broken('number-below-zero', 'amount'), [])
  assert.deepEqual(broken('row-skipped', 'data'), [{ row: 'ais/logins/list', one: true }])
})
