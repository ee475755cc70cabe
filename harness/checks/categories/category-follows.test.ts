import assert from 'node:assert/strict'
import { it } from 'node:test'
import { lessonApplies, removalRestores, type TaughtDescription } from './category-follows.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const shows = (category: unknown) => sampleExchange(200, { data: [{ category }] })
const taught: TaughtDescription = {
  taught: ['hotel', 'toys'],
  lessons: [shows('hotel'), shows('toys'), shows('toys')],
  before: shows('taxi'),
  afterFirst: shows('hotel'),
  afterSecond: shows('toys'),
  afterRemoval: shows('taxi'),
}

it('holds where each lesson applies and its removal restores', () => {
  assert.equal(inOneLine(lessonApplies(taught, 'first')), 'held: category-follows {"category":"hotel"}; 5 exchanges')
  assert.equal(inOneLine(lessonApplies(taught, 'second')), 'held: category-follows {"category":"toys"}; 5 exchanges')
  assert.equal(inOneLine(removalRestores(taught)), 'held: category-follows {"category":"taxi"}; 5 exchanges')
})

it('is broken where a lesson does not apply, or goes on after its removal', () => {
  assert.equal(
    inOneLine(lessonApplies({ ...taught, afterFirst: shows('taxi') }, 'first')),
    'broken: taught-category-differs {"wanted":"hotel","got":"taxi"}; wanted hotel, got taxi at data[0].category; 5 exchanges',
  )
  assert.equal(
    inOneLine(lessonApplies({ ...taught, afterSecond: shows('hotel') }, 'second')),
    'broken: taught-category-differs {"wanted":"toys","got":"hotel"}; wanted toys, got hotel at data[0].category; 5 exchanges',
  )
  assert.equal(
    inOneLine(removalRestores({ ...taught, afterRemoval: shows('toys') })),
    'broken: removed-rule-applies {"wanted":"taxi","got":"toys"}; wanted taxi, got toys at data[0].category; 5 exchanges',
  )
})

it('is inconclusive where teaching is refused, and untested where it has no visible effect', () => {
  const refused = { ...taught, lessons: [sampleRefusal(400, 'ActionNotAllowed')] }
  assert.equal(
    inOneLine(lessonApplies(refused, 'first')),
    'inconclusive: nothing-to-check {"what":"category","outcome":"400 ActionNotAllowed"}; 1 exchange',
  )
  assert.equal(
    inOneLine(removalRestores({ ...taught, afterSecond: shows('taxi') })),
    'untested: taught-category-unseen; 2 exchanges',
  )
})

it('is inconclusive after a transport error or beyond a limit', () => {
  assert.equal(
    inOneLine(lessonApplies({ ...taught, before: sampleTransportError() }, 'first')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  const spent = sampleRefusal(400, 'CategorizationLimitReached')
  assert.equal(
    inOneLine(lessonApplies({ ...taught, afterFirst: spent }, 'first')),
    'inconclusive: target-crowded {"errorClass":"CategorizationLimitReached"}; 5 exchanges',
  )
  assert.equal(
    inOneLine(lessonApplies({ ...taught, afterFirst: sampleExchange(200, {}) }, 'first')),
    'broken: taught-category-differs {"wanted":"hotel","got":"null"}; wanted hotel, got null at data[0].category; 5 exchanges',
  )
  assert.equal(
    inOneLine(lessonApplies({ ...taught, afterFirst: sampleExchange(200, { data: [] }) }, 'first')),
    'broken: taught-category-differs {"wanted":"hotel","got":"null"}; wanted hotel, got null at data[0].category; 5 exchanges',
  )
})
