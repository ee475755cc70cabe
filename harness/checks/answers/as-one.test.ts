import { cases } from '../../../core/test-support/cases.ts'
import { because } from '../../reasons/because.ts'
import { broken, held, inconclusive } from '../../../core/judgement.ts'
import { asOne } from './as-one.ts'
import { sampleExchange } from '../test-support/sample-exchange.ts'

/** A reason that only this test knows. */
const seen = (code: string) => ({ code, facts: {} })
const [one, other] = [sampleExchange(200, {}), sampleExchange(200, {})]
const wrong = broken(seen('wrong'), { wanted: 'a', got: 'b' }, [one])

cases(
  'a broken rule keeps what was wanted and what was got',
  [asOne([held(seen('fine'), [other]), wrong]), wrong],
  'no judgement at all decides nothing',
  [asOne([]), inconclusive(because('nothing-to-check', { what: 'answers' }))],
)
