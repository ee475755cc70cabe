import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { judge } from '../api/judge.ts'
import { createMasker } from '../harness/client/masking/mask.ts'
import { openJournal } from '../harness/run/journal.ts'
import { assay, endOf, eventsIn, onlyOf, refuses, resultsIn, scratchFolder, startAlone } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const only = onlyOf('ais-v4/assets', 'ais-v4/currencies', 'ais-v4/envelope')
const out = (name: string) => join(folder, name)
const journalOf = (name: string) => join(out(name), 'journal.ndjson')
const { profile, running } = await serveSandbox(folder)
const other = await serveSandbox(folder)

/** The data that a run with the same seed repeats. */
function lasting(name: string): unknown {
  return resultsIn(out(name)).requirements.map(({ id, interface: of, verdict, code, checks }) => {
    return [of, id, verdict, code, checks.map((check) => [check.name, check.verdict])]
  })
}

/** The indexes of the lines that decide a check. */
function decidedIn(journal: string): number[] {
  return journal.split('\n').flatMap((line, at) => (line.startsWith('{"type":"check-decided"') ? [at] : []))
}

/** A run killed after this number of checks, in the middle of a line. */
function killed(from: string, name: string, checks: number): string {
  const text = readFileSync(journalOf(from), 'utf8')
  const lines = text.split('\n')
  const end = (decidedIn(text)[checks - 1] ?? 0) + 1
  mkdirSync(out(name))
  writeFileSync(journalOf(name), `${lines.slice(0, end).join('\n')}\n${lines[end]?.slice(0, 30)}`)
  return journalOf(name)
}

const resumedIn = (name: string) => (resultsIn(out(name)) as { resumed?: Array<{ kept: number }> }).resumed

const whole = await assay(['run', '--profile', profile, '--seed', '5', ...only, '--out', out('whole')])
assert.equal(whole.code, 0, whole.out + whole.err)

test('a run that was killed with SIGKILL goes on, and comes to what an uninterrupted one comes to', async () => {
  const child = startAlone(['run', '--profile', profile, '--seed', '5', ...only, '--out', out('child')])
  const ended = endOf(child)
  const isEarly = () =>
    !existsSync(journalOf('child')) || decidedIn(readFileSync(journalOf('child'), 'utf8')).length < 3
  while (isEarly() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20))
  child.kill('SIGKILL')
  assert.equal(await ended, 'SIGKILL')
  const { code, out: printed, err } = await assay(['run', '--resume', out('child')])
  assert.equal(code, 0, printed + err)
  assert.match(printed, /Going on with the run of .*: \d+ checks stay decided/)
  assert.deepEqual(lasting('child'), lasting('whole'))
  assert.ok((resumedIn('child')?.[0]?.kept ?? 0) >= 3)
  const starts = eventsIn(out('child')).filter(({ type }) => type === 'run-started')
  assert.equal(starts.length, 1)
  assert.match(readFileSync(join(out('child'), 'index.html'), 'utf8'), /<dt>Resumed<\/dt>/)
  const left = (name: string) => (resultsIn(out(name)) as { left?: unknown[] }).left?.length ?? 0
  assert.ok(left('child') >= left('whole'), 'what the killed part made is listed too')
})

test('it goes on with workers, and again after it was killed again', async () => {
  const journal = killed('whole', 'again', 4)
  const first = await assay(['run', '--resume', journal, '--workers', '4'])
  assert.equal(first.code, 0, first.out + first.err)
  assert.deepEqual(lasting('again'), lasting('whole'))
  const text = readFileSync(journal, 'utf8').split('\n')
  writeFileSync(journal, `${text.slice(0, -8).join('\n')}\n`)
  const second = await judge(undefined, { resume: out('again') })
  assert.equal(second.exitCode, 0)
  assert.deepEqual(second.results['resumed'], resumedIn('again'))
  assert.deepEqual(lasting('again'), lasting('whole'))
  assert.equal(resumedIn('again')?.length, 2)
})

test('what the killed part left changed is put back before anything is evaluated', async () => {
  const journal = killed('whole', 'moved', 8)
  const lines = openJournal(journal, createMasker(), true)
  lines.write({ type: 'intended', entry: 'l900', what: 'clock' })
  lines.close()
  const { clock } = running.sandbox
  clock.advance(7200)
  const { code, out: printed, err } = await assay(['run', '--resume', journal])
  assert.equal(code, 0, printed + err)
  assert.equal(clock.offsetSeconds(), 0)
  const events = eventsIn(out('moved'))
  const back = events.findIndex((event) => event.type === 'settled' && event.entry === 'l900')
  const resumed = events.findIndex(({ type }) => type === 'run-resumed')
  const next = events.findIndex(({ type }, at) => type === 'check-started' && at > resumed)
  assert.ok(resumed < back && back < next, `${resumed} ${back} ${next}`)
  assert.deepEqual(lasting('moved'), lasting('whole'))
})

test('a run does not go on as another one, or from a journal that is not whole, and nothing is lost', async () => {
  const journal = killed('whole', 'kept', 4)
  const text = readFileSync(journal, 'utf8')
  const refused = (given: string[], words: RegExp) => refuses(['run', '--resume', journal, ...given], words)
  await refused(['--seed', '6'], /RESUME_FOREIGN: .* its seed is different \(5; asked for was 6\)/)
  await refused(['--only', 'ais-v4/rates'], /--only/)
  await refused(['--shard', '1/2'], /shards/)
  await refused(['--out', out('elsewhere')], /RESUME_ELSEWHERE/)
  await refused(['--profile', other.profile], /its profile is different/)
  assert.equal(readFileSync(journal, 'utf8'), text)
  cpSync(out('whole'), out('damaged'), { recursive: true })
  writeFileSync(journalOf('damaged'), readFileSync(journalOf('whole'), 'utf8').split('\n').with(5, '{').join('\n'))
  await refuses(['run', '--resume', journalOf('damaged')], /RESUME_DAMAGED/)
  await refuses(['run', '--resume', out('none')], /RESUME_ELSEWHERE|JOURNAL_UNREADABLE/)
})
