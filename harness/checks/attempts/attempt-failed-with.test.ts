import assert from 'node:assert/strict'
import { it } from 'node:test'
import { attemptFailedWith } from './attempt-failed-with.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const login = (attempt: object | null) => sampleData({ id: '7', last_attempt: attempt })
const classes = ['InteractiveTimeout', 'InteractiveAdapterTimeout']
const moment = '2026-03-02T08:00:00Z'

it('is broken by a wrong class and by success', () =>
  assert.equal(attemptFailedWith(login({ success_at: moment, fail_at: null }), classes).finding, 'broken'))

it('holds for a refusal at once with one of the classes', () =>
  says(attemptFailedWith(sampleRefusal(400, 'InteractiveTimeout'), classes), 'held: refused-as-documented'))

it('Each case comes to its finding, and says what the attempt came to, and what it should have', () => {
  says(attemptFailedWith(login(null), classes), 'inconclusive: not-shown')
  says(attemptFailedWith(login({ fail_error_class: 'InteractiveTimeout' }), classes), 'held: attempt-failed-with')
  says(
    attemptFailedWith(login({ fail_error_class: 'ProviderError' }), classes),
    'broken: ProviderError at data.last_attempt.fail_error_class',
  )
  says(attemptFailedWith(login({ fail_at: moment }), classes), 'inconclusive: attempt-failed-unexplained')
  says(attemptFailedWith(login({ success_at: null }), classes), 'inconclusive: attempt-still-runs')
  says(
    attemptFailedWith(login({ success_at: moment }), classes),
    'broken: success at 2026-03-02T08:00:00Z at data.last_attempt.fail_error_class',
  )
  says(attemptFailedWith(sampleTransportError(), classes), 'inconclusive: transport-error')
})
