import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as attemptRules from './attempt-rules.ts'
import * as keptRules from './kept-rules.ts'
import * as reconnectRules from './reconnect-rules.ts'
import * as refreshRules from './refresh-rules.ts'
import { sequenceRules } from './sequence-rules.ts'

it('holds every rule once, each under a name of its own', () => {
  const { nextRefreshSeconds: _, ...ofRefreshes } = refreshRules
  const { nothingTried: _classes, ...ofKept } = keptRules
  const all = Object.values({ ...attemptRules, ...ofKept, ...reconnectRules, ...ofRefreshes })
  assert.deepEqual(new Set(sequenceRules.values()), new Set(all))
})
