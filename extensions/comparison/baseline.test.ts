import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import type { Verdict } from '../../core/verdict.ts'
import { journalOf } from '../../reports/test-support/journal-builders.ts'
import { assay, lastLine, refuses, scratchFolder } from '../../tests/test-support/assay.ts'

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
const ownersIn = (file: string) => knownIn(file).map(({ address, owner }) => `${address} of ${owner}`)

const write = (profile: string, ...more: string[]) => ['baseline', 'write', first, '--profile', profile].concat(more)
const update = (run: string, profile: string, ...more: string[]) =>
  assay(['baseline', 'update', run, '--profile', profile, ...more])

test('write makes a known failure of each failure, and update keeps, removes and adds', async () => {
  const profile = profileWith('bank.yaml')
  const written = await assay(write(profile, ...given, '--reason', 'late'))
  assert.equal(written.code, 0, written.err)
  assert.match(lastLine(written), /2 known failures in .*bank\.yaml: 2 added, 0 kept, 0 removed\.$/)
  const [one] = knownIn(profile)
  assert.deepEqual(one, { address: list, reason: 'late', owner: 'Rates team', expires: '2999-12-31' })
  await refuses(write(profile, ...given), /^KNOWN_FAILURES_PRESENT:/)
  const updated = await update(second, profile, '--owner', 'B', '--expires', '2998-01-01')
  assert.equal(updated.code, 0, updated.err)
  assert.match(updated.out, /= ais-v4\/rates\/list still fails \(owner Rates team, until 2999-12-31\)\n/)
  assert.match(updated.out, /- ais-v4\/rates\/floor is fixed /)
  assert.match(updated.out, /\+ ais-v4\/rates\/words: It was failed\.\n/)
  assert.deepEqual(ownersIn(profile), [`${list} of Rates team`, 'ais-v4/rates/words of B'])
  assert.equal((await update(second, profile)).code, 0)
})

test('after a run that did not run every check, nothing counts as fixed', async () => {
  const text = `known_failures:\n  - { address: ${floor}, reason: r, owner: o, expires: 2999-12-31 }\n`
  const profile = profileWith('smoke.yaml', text)
  const smoke = runWith('smoke', { [floor]: 'passed' }, { depth: 'smoke' })
  const ended = await update(smoke, profile)
  assert.match(ended.out, /nothing counts as fixed\.\n= ais-v4\/rates\/floor was not evaluated, and stays/)
  assert.equal(readFileSync(profile, 'utf8'), text)
})

test('an expired one that still fails counts as new, and needs an owner and a day again', async () => {
  const expired = `known_failures:\n  - { address: ais-v4/rates, reason: r, owner: old, expires: 2020-01-01 }\n`
  const profile = profileWith('expired.yaml', expired)
  const without = await update(first, profile)
  assert.equal(without.code, 3)
  const words = /ais-v4\/rates has expired and still fails: it counts as new \(owner old, until 2020-01-01\)/
  assert.match(without.out, words)
  assert.equal(readFileSync(profile, 'utf8'), expired)
  await update(first, profile, ...given)
  assert.deepEqual(ownersIn(profile), [`${list} of Rates team`, `${floor} of Rates team`])
})

test('a terminal is asked for what is missing; without one, or with a wrong day, the command ends with 3', async () => {
  const profile = profileWith('asked.yaml')
  const asked: string[] = []
  const ask = (question: string) => {
    asked.push(question)
    return Promise.resolve(['Rates team', '2999-12-31', ''][asked.length - 1] ?? '')
  }
  assert.equal((await assay(write(profile), { ask })).code, 0)
  assert.equal(asked.length, 3)
  assert.equal(knownIn(profile)[0]?.['reason'], 'It was failed.')
  const plain = profileWith('plain.yaml')
  await refuses(write(plain), /^OWNER_MISSING:/)
  await refuses(write(plain, '--owner', 'A'), /^EXPIRES_MISSING:/)
  for (const day of ['2999-02-30', '2020-01-01'])
    await refuses(write(plain, '--owner', 'A', '--expires', day), /^EXPIRES_WRONG:/)
})
