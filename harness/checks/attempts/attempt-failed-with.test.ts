import assert from 'node:assert/strict'
import { it } from 'node:test'
import { attemptFailedWith } from './attempt-failed-with.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const login = (attempt: object | null) => sampleExchange(200, { data: { id: '7', last_attempt: attempt } })
const classes = ['InteractiveTimeout', 'InteractiveAdapterTimeout']
const moment = '2026-03-02T08:00:00Z'

it('holds for one of the classes', () => {
  assert.equal(attemptFailedWith(login({ fail_error_class: 'InteractiveTimeout' }), classes).finding, 'held')
})

it('is broken by another class and by success', () => {
  assert.equal(attemptFailedWith(login({ fail_error_class: 'ProviderError' }), classes).got, 'ProviderError')
  assert.equal(attemptFailedWith(login({ success_at: moment, fail_at: null }), classes).finding, 'broken')
})

it('is inconclusive while it runs, without a class, and without an attempt', () => {
  assert.equal(attemptFailedWith(login({ finished: false }), classes).finding, 'inconclusive')
  assert.equal(attemptFailedWith(login({ fail_at: moment }), classes).finding, 'inconclusive')
  for (const answer of [login(null), sampleRefusal(404, 'LoginNotFound'), sampleTransportError(), undefined]) {
    assert.equal(attemptFailedWith(answer, classes).finding, 'inconclusive')
  }
})
