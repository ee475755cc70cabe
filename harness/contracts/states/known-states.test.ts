import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestStates, stateNamed } from './known-states.ts'

const meant: Array<[said: string, nearest: string]> = [
  ['No lead exists with email', 'an email that no lead has'],
  ['customer 4711 exists', 'a customer'],
  ['payment provider with template', 'a payment provider that supports a template'],
  ['Consents are revoked', 'a consent that is revoked'],
  ['connections with several pages of transactions', 'a lead with several pages of transactions'],
]

for (const [said, nearest] of meant)
  test(`Near "${said}" lies "${nearest}"`, () => {
    assert.equal(stateNamed(said), undefined)
    assert.ok(nearestStates(said).includes(nearest), nearestStates(said).join(', '))
  })

test('Three states are near a name that has nothing of any', () => assert.equal(nearestStates('42').length, 3))
