import { cases } from '../../../core/test-support/cases.ts'
import * as follows from './category-follows.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../../../harness/checks/test-support/sample-exchange.ts'

const shows = (category: unknown) => sampleData([{ category }])
const taught: follows.TaughtDescription = {
  taught: ['hotel', 'toys'],
  learned: [shows('hotel'), shows('toys'), shows('hotel'), shows('taxi')],
  before: shows('taxi'),
  afterFirst: shows('hotel'),
  afterSecond: shows('toys'),
  behindBad: sampleData([{ errors: ['too long'] }, { category: 'toys' }]),
  afterThird: shows('hotel'),
  afterRemoval: shows('taxi'),
}

const refused = { ...taught, learned: [sampleRefusal(400, 'ActionNotAllowed')] }
const spent = sampleRefusal(400, 'CategorizationLimitReached')

cases(
  'holds where each request to learn applies and its removal restores',
  [follows.learnItemApplies(taught, 'first'), 'held: holds (6)'],
  [follows.learnItemApplies(taught, 'second'), 'held: holds (6)'],
  [follows.removalRestores(taught), 'held: holds (6)'],
  'wants the category of a taught description behind a bad item too',
  [follows.categorizedBehindBad(taught), 'held: holds (6)'],
  [
    follows.categorizedBehindBad({
      ...taught,
      behindBad: sampleData([{ errors: ['too long'], category: 'toys' }, { category: 'taxi' }]),
    }),
    'broken: taxi at data[0].category (6)',
  ],
  [follows.categorizedBehindBad({ ...taught, afterSecond: shows('taxi') }), 'untested: nothing-shows (2)'],
  'wants what is taught behind a bad item to be learned',
  [follows.learnedBehindBad(taught), 'held: holds (6)'],
  [follows.learnedBehindBad({ ...taught, afterThird: shows('toys') }), 'broken: toys at data[0].category (6)'],
  [follows.learnedBehindBad({ ...taught, afterFirst: shows('taxi') }), 'untested: nothing-shows (2)'],
  'is broken where a request to learn does not apply, or goes on after its removal',
  [follows.removalRestores({ ...taught, afterRemoval: shows('toys') }), 'broken: toys at data[0].category (6)'],
  'is inconclusive where teaching is refused, and untested where it has no visible effect',
  [follows.learnItemApplies(refused, 'first'), 'inconclusive: nothing-to-check'],
  [follows.removalRestores({ ...taught, afterSecond: shows('taxi') }), 'untested: nothing-shows (2)'],
  'is inconclusive after a transport error or beyond a limit',
  [follows.learnItemApplies({ ...taught, afterFirst: spent }, 'first'), 'inconclusive: target-crowded (6)'],
  [
    follows.learnItemApplies({ ...taught, afterFirst: sampleExchange(200, {}) }, 'first'),
    'broken: null at data[0].category (6)',
  ],
)
