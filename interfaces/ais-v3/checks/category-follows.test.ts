import { it } from 'node:test'
import { learnItemApplies, removalRestores, type TaughtDescription } from './category-follows.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../../../harness/checks/answers/sample-exchange.ts'
import { says } from '../../../harness/checks/answers/in-one-line.ts'

const shows = (category: unknown) => sampleData([{ category }])
const taught: TaughtDescription = {
  taught: ['hotel', 'toys'],
  learned: [shows('hotel'), shows('toys'), shows('toys')],
  before: shows('taxi'),
  afterFirst: shows('hotel'),
  afterSecond: shows('toys'),
  afterRemoval: shows('taxi'),
}

it('holds where each request to learn applies and its removal restores', () => {
  says(learnItemApplies(taught, 'first'), 'held: holds (5)')
  says(learnItemApplies(taught, 'second'), 'held: holds (5)')
  says(removalRestores(taught), 'held: holds (5)')
})

it('is broken where a request to learn does not apply, or goes on after its removal', () => {
  says(
    removalRestores({ ...taught, afterRemoval: shows('toys') }),
    'broken: removed-rule-applies; got toys at data[0].category (5)',
  )
})

it('is inconclusive where teaching is refused, and untested where it has no visible effect', () => {
  const refused = { ...taught, learned: [sampleRefusal(400, 'ActionNotAllowed')] }
  says(learnItemApplies(refused, 'first'), 'inconclusive: nothing-to-check')
  says(removalRestores({ ...taught, afterSecond: shows('taxi') }), 'untested: taught-category-unseen (2)')
})

it('is inconclusive after a transport error or beyond a limit', () => {
  const spent = sampleRefusal(400, 'CategorizationLimitReached')
  says(learnItemApplies({ ...taught, afterFirst: spent }, 'first'), 'inconclusive: target-crowded (5)')
  says(
    learnItemApplies({ ...taught, afterFirst: sampleExchange(200, {}) }, 'first'),
    'broken: taught-category-differs; got null at data[0].category (5)',
  )
})
