import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import * as attemptRules from './attempt-rules.ts'
import * as reconnectRules from './reconnect-rules.ts'
import * as refreshRules from './refresh-rules.ts'
import { sequenceRule, sequenceRules } from './sequence-rules.ts'

const features = ['call-sequences', 'call-sequences-of-changes'].map((name) =>
  readFileSync(new URL(`../../../features/ais/${name}.feature`, import.meta.url), 'utf8'),
)

it('holds every rule once, each under words of its own', () => {
  const { nextRefreshSeconds: _, ...ofRefreshes } = refreshRules
  const all = Object.values({ ...attemptRules, ...reconnectRules, ...ofRefreshes })
  assert.deepEqual(new Set(sequenceRules.values()), new Set(all))
  assert.equal(sequenceRules.size, all.length)
})

it('names rules by the words of the features', () => {
  const spoken = features.flatMap((text) => [...text.matchAll(/the rule that (.*)$/gm)].map(([, words]) => words))
  assert.deepEqual(new Set(sequenceRules.keys()), new Set(spoken))
})

it('finds a rule by its words, and names the words where no rule has them', () => {
  assert.equal(sequenceRule('a refused call makes no attempt'), attemptRules.noAttemptForRefused)
  assert.throws(() => sequenceRule('no such rule'), /RULE_UNKNOWN.*"no such rule"/)
})
