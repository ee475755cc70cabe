import assert from 'node:assert/strict'
import { it } from 'node:test'
import { momentAfter } from './moment-after.ts'

const moment = '2026-01-01T00:00:00.500Z'

it('is now where time has passed, or nothing came before', () => {
  assert.equal(momentAfter(undefined, moment, 1), moment)
  assert.equal(momentAfter('2026-01-01T00:00:00.499Z', moment, 1), moment)
})

it('is a little after what came before where no time has passed', () => {
  assert.equal(momentAfter(moment, moment, 1), '2026-01-01T00:00:00.501Z')
  assert.equal(momentAfter('2026-01-01T00:00:00.508Z', moment, 1), '2026-01-01T00:00:00.509Z')
  assert.equal(momentAfter('2026-01-01T00:00:00.508Z', moment, 0), '2026-01-01T00:00:00.508Z')
})

it('is now where the clock was put back', () =>
  assert.equal(momentAfter('2026-01-01T01:00:00.000Z', moment, 1), moment))
