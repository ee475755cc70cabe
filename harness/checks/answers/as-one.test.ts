import { cases } from '../../../core/test-support/cases.ts'
import { because } from '../../reasons/because.ts'
import { broken, held, inconclusive, leftUntested, noted } from '../../../core/judgement.ts'
import { asOne } from './as-one.ts'
import { sampleExchange } from '../test-support/sample-exchange.ts'

/** A reason that only this test knows. */
const seen = (code: string) => ({ code, facts: {} })
const [one, other] = [sampleExchange(200, {}), sampleExchange(200, {})]
const wrong = broken(seen('wrong'), { wanted: 'a', got: 'b' }, [one])

const { finding, evidence } = asOne([held(seen('first'), [one]), held(seen('second'), [other, one])])

cases(
  'the most severe of several judgements counts, whatever its place',
  [asOne([held(seen('fine'), [one]), leftUntested(seen('unseen')), inconclusive(seen('unclear')), wrong]), 'broken'],
  [asOne([leftUntested(seen('unseen')), inconclusive(seen('unclear')), held(seen('fine'), [one])]), 'inconclusive'],
  [asOne([held(seen('fine'), [one]), leftUntested(seen('unseen'))]), 'untested'],
  'where all hold, each of them is evidence, once',
  [finding, 'held'],
  [evidence, [one, other]],
  'a broken rule keeps what was wanted and what was got',
  [asOne([held(seen('fine'), [other]), wrong]), wrong],
  'no judgement at all decides nothing',
  [asOne([]), inconclusive(because('nothing-to-check', { what: 'answers' }))],
  'a note stands behind everything that was decided',
  [asOne([noted(seen('seen'), [one]), held(seen('fine'), [other])]), 'held'],
  [asOne([noted(seen('seen'), [one])]), 'noted'],
)
