import { cases } from '../../core/test-support/cases.ts'
import { momentAfter } from './moment-after.ts'

const moment = '2026-01-01T00:00:00.500Z'

cases(
  'is now where time has passed, or nothing came before',
  [momentAfter(undefined, moment, 1), moment],
  [momentAfter('2026-01-01T00:00:00.499Z', moment, 1), moment],
  'is a little after what came before where no time has passed',
  [momentAfter(moment, moment, 1), '2026-01-01T00:00:00.501Z'],
  [momentAfter('2026-01-01T00:00:00.508Z', moment, 1), '2026-01-01T00:00:00.509Z'],
  [momentAfter('2026-01-01T00:00:00.508Z', moment, 0), '2026-01-01T00:00:00.508Z'],
  'is now where the clock was put back',
  [momentAfter('2026-01-01T01:00:00.000Z', moment, 1), moment],
)
