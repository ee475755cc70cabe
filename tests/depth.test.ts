import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, eventsIn, lastLine, resultsIn, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const only = ['--only', 'open-finance-v2/signature', '--only', 'ais-v4/rates', '--no-contracts', '--seed', '3']

test('smoke evaluates each requirement by an example, and leaves out what only properties evaluate', async () => {
  const out = join(folder, 'smoke')
  const ended = await assay(['run', ...only, '--depth', 'smoke', '--out', out])
  assert.equal(ended.code, 0, ended.out)
  const decided = eventsIn(out).filter((event) => event.type === 'check-decided')
  assert.ok(decided.every(({ coverage }) => coverage === undefined))
  const left = resultsIn(out).requirements.filter(({ code }) => code === 'left-by-depth')
  assert.ok(left.length > 0 && left.every(({ verdict, checks }) => verdict === 'untested' && checks.length === 0))
  assert.match(lastLine(ended), /\d+ untested/)
})

test('a budget in the profile cuts beforehand, and what it cut is untested for it', async () => {
  const { profile } = await serveSandbox(folder, {
    change: (plain) => {
      plain.budget = { requests: 300, seconds: 600 }
    },
  })
  const out = join(folder, 'budget')
  const ended = await assay(['run', '--profile', profile, '--only', 'ais-v4/signing', '--out', out])
  assert.match(
    ended.out,
    /^\d+ checks, about \d+ requests of .*: (?:\d+ to|about) \d+ seconds?, and what the target takes/m,
  )
  const left = resultsIn(out).requirements.filter(({ code }) => code === 'left-by-budget')
  assert.ok(left.length > 0 && left.every(({ verdict }) => verdict === 'untested'), ended.out)
  assert.match(lastLine(ended), /The budget does not reach for all checks: \d+ of \d+ were left out\./)
})

test('another word is no depth', async () => {
  const ended = await assay(['run', '--depth', 'deep', '--out', join(folder, 'deep')])
  assert.equal(ended.code, 3)
  assert.match(ended.err, /Give smoke, standard or full\./)
})
