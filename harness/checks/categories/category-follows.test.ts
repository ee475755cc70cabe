import assert from 'node:assert/strict'
import { it } from 'node:test'
import { lessonTold, removalRestores, type TaughtDescription } from './category-follows.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

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
  assert.equal(lessonTold(taught, 'first').finding, 'held')
  assert.equal(lessonTold(taught, 'second').finding, 'held')
  assert.equal(removalRestores(taught).finding, 'held')
})

it('is broken where a lesson does not apply, or goes on after its removal', () => {
  assert.equal(lessonTold({ ...taught, afterFirst: shows('taxi') }, 'first').finding, 'broken')
  assert.equal(lessonTold({ ...taught, afterSecond: shows('hotel') }, 'second').finding, 'broken')
  assert.equal(removalRestores({ ...taught, afterRemoval: shows('toys') }).finding, 'broken')
})

it('cannot tell where teaching is refused, or nothing was seen of it', () => {
  const refused = { ...taught, lessons: [sampleRefusal(400, 'ActionNotAllowed')] }
  assert.equal(lessonTold(refused, 'first').finding, 'inconclusive')
  assert.equal(removalRestores({ ...taught, afterSecond: shows('taxi') }).finding, 'inconclusive')
})
