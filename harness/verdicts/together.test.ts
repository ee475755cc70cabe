import assert from 'node:assert/strict'
import { test } from 'node:test'
import { broken, held, inconclusive, type Judgement, leftUntested, noted } from '../../core/judgement.ts'
import { because } from '../reasons/because.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { says } from '../../core/test-support/cases.ts'
import { sampleExchange } from '../checks/test-support/sample-exchange.ts'
import { type AtPlace, overPlaces } from './together.ts'

const why = because('nothing-to-check', { what: 'row on either page' })
const [one, other] = [sampleExchange(200, {}), sampleExchange(200, {})]
const at = (place: string, judgement: Judgement, level: AtPlace['level'] = 'stated'): AtPlace => ({
  place,
  level,
  judgement,
})
const difference = { wanted: 'this', got: 'that', place: 'data' }
const isBroken = broken(why, difference, [one])
const isHeld = held(why, [other])
const short = inconclusive(because('too-few', { seen: 1, what: 'row', least: 2 }), [one])
const over = (...found: AtPlace[]) => overPlaces('lists', found)

test('A rule that one place breaks is broken, with what that place shows, and names the others', () => {
  const judgement = over(at('GET /a', isHeld), at('GET /b', isBroken), at('GET /c', isBroken), at('GET /d', short))
  assert.deepEqual(judgement.evidence, [one])
  assert.equal(
    wordsOf(judgement.reason),
    'GET /b: The answers show no row on either page to check. The rule is broken on GET /c too. It was checked on 3 of 4 lists. ' +
      'Not checked: GET /d: The answers show 1 row; the rule needs at least 2.',
  )
  assert.deepEqual(judgement.places, {
    what: 'lists',
    judged: ['GET /a', 'GET /b', 'GET /c'],
    broken: ['GET /b', 'GET /c'],
    missed: [{ place: 'GET /d', reason: short.reason }],
  })
})

test('A place where the rule is stated comes before one where it only follows, which alone can but warn', () => {
  const follows = at('GET /a', isBroken, 'implied')
  assert.equal(over(follows, at('GET /b', isBroken)).atMost, undefined)
  assert.equal(over(follows, at('GET /b', isHeld)).atMost, 'implied')
})

test('Where the places that are visited show too little, the rule is untested where the depth of the run left others', () => {
  const left = at('GET /b', leftUntested(because('place-left-by-depth')))
  const tooShort = inconclusive(because('list-too-short', { rows: 1 }), [one])
  assert.equal(over(at('GET /a', tooShort), left).finding, 'untested')
  assert.equal(over(at('GET /a', tooShort)).finding, 'inconclusive')
  assert.equal(over(at('GET /a', short), left).finding, 'inconclusive')
  assert.equal(over(at('GET /a', isHeld), left).finding, 'held')
})

test('A rule that is broken nowhere holds over the places that could be checked', () => {
  const judgement = over(at('GET /a', isHeld), at('GET /b', short))
  assert.deepEqual(judgement.evidence, [other])
  assert.equal(
    wordsOf(judgement.reason),
    'The rule was checked on 1 of 2 lists. GET /a: The answers show no row on either page to check. Not checked: GET /b: The answers show 1 row; the rule needs at least 2.',
  )
  assert.equal(over(at('GET /a', noted(why)), at('GET /b', short)).finding, 'noted')
})

test('A rule that could be checked nowhere is inconclusive, or untested where no place need be shown', () => {
  says(over(at('GET /a', leftUntested(why)), at('GET /b', short)), 'inconclusive: no-place-judged')
  assert.equal(over(at('GET /a', leftUntested(why))).finding, 'untested')
})
