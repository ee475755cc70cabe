import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Finding, Strength, Verdict } from '../../core/verdict.ts'
import { verdictOf } from './verdict-of.ts'

const table: Record<Finding, Record<Strength, Verdict>> = {
  broken: { stated: 'failed', implied: 'warned', silent: 'observed' },
  held: { stated: 'passed', implied: 'passed', silent: 'observed' },
  noted: { stated: 'observed', implied: 'observed', silent: 'observed' },
  untested: { stated: 'untested', implied: 'untested', silent: 'untested' },
  inconclusive: { stated: 'inconclusive', implied: 'inconclusive', silent: 'inconclusive' },
}

for (const [finding, verdicts] of Object.entries(table) as Array<[Finding, Record<Strength, Verdict>]>)
  for (const [strength, verdict] of Object.entries(verdicts) as Array<[Strength, Verdict]>)
    test(`${finding} under a ${strength} requirement is ${verdict}`, () =>
      assert.equal(verdictOf(finding, strength), verdict))
