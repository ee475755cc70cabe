import assert from 'node:assert/strict'
import { it } from 'node:test'
import { attemptsAdded, lastAttemptIsNewest, someAttemptAdded } from './attempts-added.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const list = (...ids: string[]) => sampleExchange(200, { data: ids.map((id) => ({ id })), meta: { next_id: null } })
const login = (id: string) => sampleExchange(200, { data: { id: '7', last_attempt: { id } } })

it('counts the attempts that came between two lists', () => {
  assert.equal(attemptsAdded(list('1'), list('1'), 0).finding, 'held')
})

it('finds whether any attempt came', () => {
  assert.equal(someAttemptAdded(list('1'), list('1', '2', '3')).finding, 'held')
})

it('compares last_attempt with the new attempts', () => {
  assert.equal(lastAttemptIsNewest(list('1'), list('1', '2'), login('1')).got, '1')
})

const further = sampleExchange(200, { data: [{ id: '1' }], meta: { next_id: '2' } })

it('says how many attempts came and how many should have', () => {
  says(attemptsAdded(further, list('1'), 0), 'inconclusive: attempts-exceed-page; 2 exchanges')
  says(attemptsAdded(list('1'), further, 0), 'inconclusive: attempts-exceed-page; 2 exchanges')
  says(attemptsAdded(list('1'), list('1', '2'), 1), 'held: attempts-added; 2 exchanges')
  says(attemptsAdded(list('1'), list('1', '2', '3'), 1), 'broken: value-differs; got 2 at data; 2 exchanges')
  says(someAttemptAdded(list('1'), list('1', '2')), 'held: attempts-added; 2 exchanges')
  says(someAttemptAdded(list('1'), list('1')), 'broken: value-differs; got none at data; 2 exchanges')
  says(lastAttemptIsNewest(list('1'), list('1'), login('1')), 'inconclusive: no-attempt-added; 3 exchanges')
  says(
    lastAttemptIsNewest(list('1'), list('1', '2'), sampleExchange(200, { data: {} })),
    'inconclusive: not-shown; 3 exchanges',
  )
  says(lastAttemptIsNewest(list('1'), list('1', '2'), login('2')), 'held: last-attempt-is-newest; 3 exchanges')
  says(
    lastAttemptIsNewest(list('1'), list('1', '2', '3'), login('1')),
    'broken: value-differs; got 1 at data.last_attempt.id; 3 exchanges',
  )
})
