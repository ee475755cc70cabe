import { cases } from '../../../core/test-support/cases.ts'
import { categorizedBehindBad, learnItemApplies, removalRestores, type TaughtDescription } from './category-follows.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../../../harness/checks/test-support/sample-exchange.ts'

const shows = (category: unknown) => sampleData([{ category }])
const taught: TaughtDescription = {
  taught: ['hotel', 'toys'],
  learned: [shows('hotel'), shows('toys'), shows('toys')],
  before: shows('taxi'),
  afterFirst: shows('hotel'),
  afterSecond: shows('toys'),
  behindBad: sampleData([{ errors: ['too long'] }, { category: 'toys' }]),
  afterRemoval: shows('taxi'),
}

const refused = { ...taught, learned: [sampleRefusal(400, 'ActionNotAllowed')] }
const spent = sampleRefusal(400, 'CategorizationLimitReached')

cases(
  'holds where each request to learn applies and its removal restores',
  [learnItemApplies(taught, 'first'), 'held: holds (5)'],
  [learnItemApplies(taught, 'second'), 'held: holds (5)'],
  [removalRestores(taught), 'held: holds (5)'],
  'wants the category of a taught description behind a bad item too',
  [categorizedBehindBad(taught), 'held: holds (5)'],
  [
    categorizedBehindBad({
      ...taught,
      behindBad: sampleData([{ errors: ['too long'], category: 'toys' }, { category: 'taxi' }]),
    }),
    'broken: taxi at data[0].category (5)',
  ],
  [categorizedBehindBad({ ...taught, afterSecond: shows('taxi') }), 'untested: cannot-decide (2)'],
  'is broken where a request to learn does not apply, or goes on after its removal',
  [removalRestores({ ...taught, afterRemoval: shows('toys') }), 'broken: toys at data[0].category (5)'],
  'is inconclusive where teaching is refused, and untested where it has no visible effect',
  [learnItemApplies(refused, 'first'), 'inconclusive: nothing-to-check'],
  [removalRestores({ ...taught, afterSecond: shows('taxi') }), 'untested: cannot-decide (2)'],
  'is inconclusive after a transport error or beyond a limit',
  [learnItemApplies({ ...taught, afterFirst: spent }, 'first'), 'inconclusive: target-crowded (5)'],
  [
    learnItemApplies({ ...taught, afterFirst: sampleExchange(200, {}) }, 'first'),
    'broken: null at data[0].category (5)',
  ],
)
