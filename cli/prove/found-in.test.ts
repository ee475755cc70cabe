import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided } from '../../core/journal-events.ts'
import { foundIn, inAll } from './found-in.ts'

const decided = (name: string, check: string, verdict: string, more: object = {}) =>
  ({ interface: name, check, verdict, judgements: [], ...more }) as unknown as CheckDecided
const after = (cases: number) => ({ counterexample: { path: `${cases - 1}:0` } })
const at = (...broken: string[]) => ({ judgements: [{ places: { broken } }, { places: { broken } }, {}] })

test('Checks that failed are known by interface, with their cases and places, and together', () => {
  const found = foundIn([
    decided('ais-v3', 'P', 'failed', after(2)),
    decided('ais-v4', 'P', 'warned', after(5)),
    decided('ais-v4', 'Q', 'failed', at('GET /a')),
    decided('ais-v5', 'Q', 'failed', at('GET /a', 'GET /b')),
    decided('ais-v5', 'R', 'failed'),
    decided('ais-v6', 'R', 'passed'),
  ])
  assert.deepEqual(found, {
    'ais-v3': { P: { cases: 2 } },
    'ais-v4': { P: { cases: 5 }, Q: { places: ['GET /a'] } },
    'ais-v5': { Q: { places: ['GET /a', 'GET /b'] }, R: {} },
  })
  assert.deepEqual(inAll(found), { cases: { P: 5 }, places: { Q: ['GET /a', 'GET /b'] } })
  assert.deepEqual(inAll({}), {})
})
