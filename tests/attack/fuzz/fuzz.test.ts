import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fuzzMasker } from './readers/masked.ts'
import { fuzzProfiles } from './readers/profiles.ts'

const seed = 20_260_301

for (const [reader, fuzz, cases] of [
  ['profile reader', fuzzProfiles, 30],
  ['masker', fuzzMasker, 150],
] as const)
  test(`Made-up input finds nothing in the ${reader}`, () =>
    assert.equal(fuzz({ seed, cases, seconds: 1 }).finding, undefined))
