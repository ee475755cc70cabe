import { cases } from '../../../core/test-support/cases.ts'
import { attemptsAdded, eachAddsAttempt, someAttemptAdded } from './attempts-added.ts'
import { sampleExchange } from '../test-support/sample-exchange.ts'

const list = (...ids: string[]) => sampleExchange(200, { data: ids.map((id) => ({ id })), meta: { next_id: null } })

const further = sampleExchange(200, { data: [{ id: '1' }], meta: { next_id: '2' } })

cases(
  'says how many attempts came and how many should have',
  [attemptsAdded(further, list('1'), 0), 'inconclusive: cannot-decide (2)'],
  [attemptsAdded(list('1'), further, 0), 'inconclusive: cannot-decide (2)'],
  [attemptsAdded(list('1'), list('1'), 0), 'held'],
  [attemptsAdded(list('1'), list('1', '2'), 1), 'held: seen (2)'],
  [attemptsAdded(list('1'), list('1', '2', '3'), 1), 'broken: 2 at data (2)'],
  [someAttemptAdded(list('1'), list('1', '2')), 'held: seen (2)'],
  [someAttemptAdded(list('1'), list('1')), 'broken: none at data (2)'],
  [eachAddsAttempt([list('1'), list('1', '2'), list('1', '2', '3')]), 'held: seen (2)'],
  [eachAddsAttempt([list('1'), list('1', '2'), list('1', '2')]), 'broken: none at data (2)'],
  [eachAddsAttempt([]), 'inconclusive: nothing-sent (0)'],
)
