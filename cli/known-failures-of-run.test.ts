import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import type { Verdict } from '../core/verdict.ts'
import { journalOf } from '../reports/test-support/journal-builders.ts'
import { assay, lastLine, scratchFolder } from '../tests/test-support/assay.ts'

const folder = scratchFolder()
const list = 'ais-v4/rates/list'
const floor = 'ais-v4/rates/floor'
const given = ['--owner', 'Rates team', '--expires', '2999-12-31']

function runWith(
  name: string,
  verdicts: Record<string, Verdict>,
  started: Parameters<typeof journalOf>[1] = {},
): string {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'journal.ndjson'), journalOf(verdicts, started))
  return join(folder, name)
}

const first = runWith('first', { [list]: 'failed', [floor]: 'failed' })
const second = runWith('second', { [list]: 'failed', [floor]: 'passed', 'ais-v4/rates/words': 'failed' })

function profileWith(name: string, text = 'target: {}\n'): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const knownIn = (file: string) =>
  (parse(readFileSync(file, 'utf8')) as { known_failures: Array<Record<string, string>> }).known_failures

test('write makes a known failure of each failure, and update keeps, removes and adds', async () => {
  const profile = profileWith('bank.yaml')
  const written = await assay(['baseline', 'write', first, '--profile', profile, ...given, '--reason', 'late'])
  assert.equal(written.code, 0, written.err)
  assert.match(lastLine(written), /2 known failures in .*bank\.yaml: 2 added, 0 kept, 0 removed\.$/)
  const [one] = knownIn(profile)
  assert.deepEqual(one, { address: list, reason: 'late', owner: 'Rates team', expires: '2999-12-31' })
  const again = await assay(['baseline', 'write', first, '--profile', profile, ...given])
  assert.deepEqual([again.code, again.err.split(':')[0]], [3, 'KNOWN_FAILURES_PRESENT'])
  const updated = await assay([
    'baseline',
    'update',
    second,
    '--profile',
    profile,
    '--owner',
    'B',
    '--expires',
    '2998-01-01',
  ])
  assert.equal(updated.code, 0, updated.err)
  assert.match(updated.out, /= ais-v4\/rates\/list still fails \(owner Rates team, until 2999-12-31\)\n/)
  assert.match(updated.out, /- ais-v4\/rates\/floor is fixed /)
  assert.match(updated.out, /\+ ais-v4\/rates\/words: It was failed\.\n/)
  const shown = knownIn(profile).map(({ address, owner }) => [address, owner])
  assert.deepEqual(shown, [
    [list, 'Rates team'],
    ['ais-v4/rates/words', 'B'],
  ])
  assert.equal((await assay(['baseline', 'update', second, '--profile', profile])).code, 0)
})

test('after a run that did not run every check, nothing counts as fixed', async () => {
  const text = `known_failures:\n  - { address: ${floor}, reason: r, owner: o, expires: 2999-12-31 }\n`
  const profile = profileWith('smoke.yaml', text)
  const smoke = runWith('smoke', { [floor]: 'passed' }, { depth: 'smoke' })
  const ended = await assay(['baseline', 'update', smoke, '--profile', profile])
  assert.match(ended.out, /nothing counts as fixed\.\n= ais-v4\/rates\/floor was not evaluated, and stays/)
  assert.equal(readFileSync(profile, 'utf8'), text)
})

test('an expired one that still fails counts as new, and needs an owner and a day again', async () => {
  const expired = `known_failures:\n  - { address: ais-v4/rates, reason: r, owner: old, expires: 2020-01-01 }\n`
  const profile = profileWith('expired.yaml', expired)
  const without = await assay(['baseline', 'update', first, '--profile', profile])
  assert.equal(without.code, 3)
  assert.match(
    without.out,
    /ais-v4\/rates has expired and still fails: it counts as new \(owner old, until 2020-01-01\)/,
  )
  assert.equal(readFileSync(profile, 'utf8'), expired)
  await assay(['baseline', 'update', first, '--profile', profile, ...given])
  const shown = knownIn(profile).map(({ address, owner }) => [address, owner])
  assert.deepEqual(shown, [
    [list, 'Rates team'],
    [floor, 'Rates team'],
  ])
})

test('a terminal is asked for what is missing; without one, or with a wrong day, the command ends with 3', async () => {
  const profile = profileWith('asked.yaml')
  const asked: string[] = []
  const ask = (question: string) => {
    asked.push(question)
    return Promise.resolve(['Rates team', '2999-12-31', ''][asked.length - 1] ?? '')
  }
  assert.equal((await assay(['baseline', 'write', first, '--profile', profile], { ask })).code, 0)
  assert.equal(asked.length, 3)
  assert.equal(knownIn(profile)[0]?.['reason'], 'It was failed.')
  for (const [more, code] of [
    [[], 'OWNER_MISSING'],
    [['--owner', 'A'], 'EXPIRES_MISSING'],
    [['--owner', 'A', '--expires', '2999-02-30'], 'EXPIRES_WRONG'],
    [['--owner', 'A', '--expires', '2020-01-01'], 'EXPIRES_WRONG'],
  ] as const) {
    const ended = await assay(['baseline', 'write', first, '--profile', profileWith('plain.yaml'), ...more])
    assert.deepEqual([ended.code, ended.err.split(':')[0]], [3, code])
  }
})
