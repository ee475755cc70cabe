import { cases } from '../../../core/test-support/cases.ts'
import { sameOutcome } from './same-outcome.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'

const login = (fields: Record<string, unknown> = {}) =>
  sampleData({ id: '7', secret: 's', daily_refresh: true, last_success_at: null, ...fields })
const refusal = sampleRefusal(400, 'DateOutOfRange')

const later = login({ id: '8', secret: 't', last_success_at: '2026-03-02T08:00:00Z', consent_given_at: 'x' })

cases(
  'holds for answers alike in all but their values and the moment',
  [sameOutcome(login(), later), 'held: holds (2)'],
  'is broken by another setting',
  [sameOutcome(login(), login({ daily_refresh: false })), 'broken: false at data.daily_refresh (2)'],
  'is broken by a refusal, by a different shape and by a field that only one has',
  [sameOutcome(login(), refusal), 'broken: 400 DateOutOfRange (2)'],
  [
    sameOutcome(login(), login({ daily_refresh: 'true' })),
    'broken: another shape at data.daily_refresh at data.daily_refresh (2)',
  ],
  [
    sameOutcome(login(), login({ connect_url: 'https://x.test' })),
    'broken: another shape at data.connect_url at data.connect_url (2)',
  ],
  [sameOutcome(login(), sampleData([])), 'broken: another shape at data at data (2)'],
  'compares refusals by class, and counts equal ones only when asked',
  [sameOutcome(refusal, sampleRefusal(400, 'InvalidFromDate')), 'broken: 400 InvalidFromDate at error_class (2)'],
  [sameOutcome(refusal, sampleRefusal(406, 'DateOutOfRange')), 'inconclusive: cannot-decide (2)'],
  [sameOutcome(refusal, refusal, { refusalsCount: true }), 'held: refused (2)'],
)
