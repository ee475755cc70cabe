import { cases } from '../../../core/test-support/cases.ts'
import { attemptFailedWith } from './attempt-failed-with.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'

const login = (attempt: object | null) => sampleData({ id: '7', last_attempt: attempt })
const classes = ['InteractiveTimeout', 'InteractiveAdapterTimeout']
const moment = '2026-03-02T08:00:00Z'

cases(
  'says what the attempt came to, and what it should have',
  [attemptFailedWith(sampleRefusal(400, 'InteractiveTimeout'), classes), 'held: refused'],
  [attemptFailedWith(login(null), classes), 'inconclusive: not-shown'],
  [attemptFailedWith(login({ fail_error_class: 'InteractiveTimeout' }), classes), 'held: seen'],
  [
    attemptFailedWith(login({ fail_error_class: 'ProviderError' }), classes),
    'broken: ProviderError at data.last_attempt.fail_error_class',
  ],
  [attemptFailedWith(login({ fail_at: moment }), classes), 'inconclusive: cannot-decide'],
  [attemptFailedWith(login({ success_at: null }), classes), 'inconclusive: cannot-decide'],
  [
    attemptFailedWith(login({ success_at: moment }), classes),
    'broken: success at 2026-03-02T08:00:00Z at data.last_attempt.fail_error_class',
  ],
)
