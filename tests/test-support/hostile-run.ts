import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mock } from 'node:test'
import { stringify } from 'yaml'
import type { JournalEvent } from '../../core/journal-events.ts'
import { onlyOf, run, type Ended, type Results } from './assay.ts'
import { misfits } from './own-schema.ts'

/** The result of a run at a hostile target. */
export interface Judged {
  ended: Ended
  out: string
  requirements: Results['requirements']
  events: JournalEvent[]
  /** The closing sentence. */
  sentence: string
  /** Console output outside of the command's own. */
  muttered: string[]
}

type Pacing = Record<string, number | null>

export interface UnknownTargetOptions {
  pacing?: Pacing
  budget?: { requests: number; seconds: number }
}

/** A profile of an unknown target: one client, one provider, short waits. */
export function unknownTargetProfile(
  folder: string,
  baseUrl: string,
  name: string,
  options: UnknownTargetOptions = {},
): string {
  const file = join(folder, `${name}.yaml`)
  const credentials = { succeed: { login: 'u', password: 'p' }, fail: { login: 'u', password: 'w' } }
  const profile = {
    target: { name, base_url: baseUrl, interfaces: ['ais-v4'] },
    clients: [
      { purpose: 'main', status: 'test', key_type: 'service', app_id: 'app-id-of-nobody', secret: 'secret-of-nobody' },
    ],
    providers: [{ purpose: 'plain', code: 'bank', country_code: 'XF', fake: true, credentials }],
    pacing: { requests_per_second: null, timeout_seconds: 0.3, fetch_timeout_seconds: 1, ...options.pacing },
    budget: options.budget ?? { requests: 2000, seconds: 20 },
  }
  writeFileSync(file, stringify(profile))
  return file
}

/**
 * A whole run in this process: plan, checks, journal, reports, with few cases. One worker, not chosen by measuring, so
 * that requests keep their order on a busy machine.
 */
export async function judge(
  folder: string,
  profile: string,
  name: string,
  topics: string[],
  as = 'ais-v4',
): Promise<Judged> {
  const out = join(folder, name)
  const only = onlyOf(...topics.map((topic) => `${as}/${topic}`))
  const overheard = (['warn', 'error'] as const).map((method) => mock.method(console, method, () => undefined))
  const always = ['--seed', '7', '--fuzz', '6', '--workers', '1']
  const ended = await run(out, '--profile', profile, ...only, ...always)
  const muttered = overheard.flatMap(({ mock: { calls } }) => calls.map((call) => call.arguments.join(' ')))
  for (const one of overheard) one.mock.restore()
  assert.ok(existsSync(join(out, 'results.json')), ended.out + ended.err)
  const { requirements, events, last: sentence } = ended
  return { ended, out, requirements, events, sentence, muttered }
}

/** Asserts for any run: a whole report, the same counts everywhere, no sign of a crash. */
export function assertComplete({ ended, out, requirements, events, sentence, muttered }: Judged): void {
  assert.deepEqual([ended.err, muttered], ['', []])
  assert.doesNotMatch(ended.out, /HARNESS_FAULT|Fault of the harness|nobody awaited|^\s+at .*:\d+:\d+/m)
  // The ledger records what is put back after the run's end.
  const finished = events.findLast(({ type }) => type !== 'intended' && type !== 'settled')
  assert.ok(finished?.type === 'run-finished', `it ends with ${JSON.stringify(events.slice(-3)).slice(0, 2000)}`)
  assert.deepEqual([finished.exitCode, finished.sentence], [ended.code, sentence])
  assert.ok(requirements.length > 0)
  assert.deepEqual(misfits('results', JSON.parse(readFileSync(join(out, 'results.json'), 'utf8'))), [])
  assert.ok(statSync(join(out, 'index.html')).size > 10_000)
  assert.ok(statSync(join(out, 'junit.xml')).size > 100)
}

/** Asserts that nothing failed or warned, with this exit code and a complete report. */
export function assertNothingFailed(judged: Judged, exitCode: 0 | 2 = 2): void {
  const failed = judged.requirements.filter(({ verdict }) => verdict === 'failed' || verdict === 'warned')
  const shown = failed.map(({ id, reason }) => `${id}: ${reason}`)
  assert.deepEqual(shown, [])
  assert.equal(judged.ended.code, exitCode, judged.ended.out + judged.ended.err)
  assertComplete(judged)
}

/** Asserts that nothing passed either, as there was nothing to evaluate. */
export function assertNothingPassed({ requirements }: Pick<Judged, 'requirements'>): void {
  const decided = requirements.filter(({ verdict }) => verdict !== 'inconclusive' && verdict !== 'untested')
  const shown = decided.map(({ id, verdict }) => `${id} ${verdict}`)
  assert.deepEqual(shown, [])
}
