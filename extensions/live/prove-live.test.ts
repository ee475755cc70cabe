import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { LiveProof } from './plan.ts'
import { assay, lastLine, onlyOf, refuses, resultsIn, scratchFolder } from '../../tests/test-support/assay.ts'

const folder = scratchFolder()

test('rows that hold are shown to fail on the target behind a gateway, and the others say why not', async () => {
  const json = join(folder, 'live.json')
  const signing = ['ais-v4/signing/expires-at-past', 'ais-v4/signing/good-signature-accepted']
  const asked = onlyOf(...signing, 'ais-v4/currencies/list')
  const options = ['--live', '--seed', '7', '--out', join(folder, 'out'), '--json', json]
  const { code, out } = await assay(['prove', ...options, ...asked])
  const proof = JSON.parse(readFileSync(json, 'utf8')) as LiveProof
  const shown = new Map(proof.requirements.map((one) => [one.address, one.alteration]))
  assert.equal(shown.get('ais-v4/signing/expires-at-past'), 'verifies-no-signature')
  for (const { alteration, why } of proof.requirements) assert.notEqual(alteration === undefined, why === undefined)
  assert.match(out, /^\d+ alterations? to try, with at most \d+ requests/m)
  const words = /^Of 3 requirements that hold, \d (?:was|were) shown able to fail on this server \(\d+/
  assert.match(lastLine({ out }), words)
  assert.equal(code, 0)
  // The journal is that of the run without faults.
  const results = resultsIn(join(folder, 'out'))
  // Beside each requirement stands the fault that the server was given.
  for (const { address, shown: own } of results.requirements) assert.equal(own?.alteration, shown.get(address))
  assert.equal(results.summary.shown?.of, 3)
  assert.deepEqual(new Set(results.requirements.map(({ verdict }) => verdict)), new Set(['passed']))
})

test('what an earlier proof has shown is not tried again, and counts', async () => {
  const before = join(folder, 'before.json')
  const target = 'Embedded sandbox'
  const accepts = { alteration: 'accepts', sentence: 'It accepts.', tried: 1 }
  const requirements = [
    { address: 'ais-v4/signing/expires-at-past', ...accepts },
    { address: 'ais-v4/signing/wrong-signature', code: 'nothing-to-alter', why: 'nothing', tried: 0 },
  ]
  const write = (proof: object) => writeFileSync(before, JSON.stringify(proof))
  const prove = ['prove', '--live', '--seed', '7', '--out', join(folder, 'again'), '--shown', before]
  write({ recordedProof: 1, target, requirements })
  const { code, out } = await assay(prove)
  assert.match(out, /^verifies-no-signature: 1 of 1 requirement failed/m)
  assert.match(out, /Of 2 requirements that hold, 2 were shown able to fail on this server \(100 %\)\.\s*$/)
  assert.equal(code, 0)
  // The report has what this run evaluated, and its sum counts what the earlier proof has shown.
  const { requirements: listed, summary } = resultsIn(join(folder, 'again'))
  assert.deepEqual([listed.length, summary.shown], [1, { shown: 2, of: 2 }])
  for (const [proof, words] of [
    [{ recordedProof: 1, target: 'another', requirements }, /another/],
    [{ recordedProof: 2, target, requirements }, /no such proof/],
    [{ recordedProof: 1, target, requirements: requirements.slice(0, 1) }, /leaves nothing to show/],
  ] as const) {
    write(proof)
    await refuses(prove, words)
  }
})

test('a profile without --live, and --live beside a fault, are mistakes', async () => {
  await refuses(['prove', '--profile', 'bank.yaml'], /--live/)
  await refuses(['prove', '--live', '--fault', 'lists-newest-first'], /--live/)
  await refuses(['prove', '--recording', 'run.recording', '--shown', 'shown.json'], /cannot be used with/)
})
