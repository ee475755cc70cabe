import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkDecided,
  exchanged,
  judgement,
  moment,
  planned,
  runFinished,
  runStarted,
} from '../../reports/test-support/journal-builders.ts'
import { cutBody } from '../client/masking/cut-body.ts'
import type { Exchange } from '../../core/exchange.ts'
import { SeenAnswers } from '../run/seen-answers.ts'
import type { InterfaceRun } from './interface-run.ts'
import { assertSameRun, goingOn, resumedFrom } from './resumed.ts'

const names = ['One', 'Two', 'Three'].map((name) => `features/a.feature: ${name}`) as [string, string, string]
const started = runStarted({ planned: [planned('ais/a/a', names)], fingerprint: { plan: 'p', profile: 'q' } })
const passed = checkDecided(names[0], [judgement('ais/a/a', 'passed', { evidence: ['x1', 'x2'] })], { requests: 3 })
const open = checkDecided(names[1], [judgement('ais/a/a', 'inconclusive')], { requests: 2 })
const partly = checkDecided(names[2], [judgement('ais/a/a', 'failed'), judgement('ais/a/b', 'inconclusive')])

test('what came to a conclusion stays decided, and nothing else', () => {
  const { decided, requests, durationMs } = resumedFrom(started, [started, passed, open, partly])
  assert.deepEqual(decided, [passed])
  assert.equal(requests, 3 + 2 + partly.requests)
  assert.ok(durationMs >= 0)
  const ended = resumedFrom(started, [started, passed, runFinished({ requests: 40, durationMs: 9, at: moment(9) })])
  assert.deepEqual([ended.requests, ended.durationMs], [40, 9])
})

test('a run that is asked for otherwise is another one, and what is different is named', () => {
  const resumed = resumedFrom(started, [started])
  assertSameRun(resumed, { ...started, at: moment(99), budget: { requests: 1, seconds: 1 } })
  const others: Array<[Parameters<typeof assertSameRun>[1], RegExp]> = [
    [{ ...started, seed: 8 }, /its seed is different \(20261103; asked for was 8\)/],
    [{ ...started, assay: '9.9.9' }, /version of Assay/],
    [{ ...started, fingerprint: { plan: 'p', profile: 'r' } }, /profile/],
    [{ ...started, fingerprint: { plan: 'o', profile: 'q' } }, /catalogue/],
    [{ ...started, only: ['ais-v4/rates'] }, /--only is different \(none; asked for was ais-v4\/rates\)/],
    [{ ...started, shard: { number: 1, of: 2, checks: {} } }, /number of shards/],
  ]
  for (const [other, message] of others)
    assert.throws(() => assertSameRun(resumed, other), { code: 'RESUME_FOREIGN', message })
})

test('a run that goes on has the other checks, and knows what those before saw', () => {
  const cutAnswer = exchanged('x2')
  if (cutAnswer.exchange.answer) cutAnswer.exchange.answer.body = cutBody(' '.repeat(20_000))
  const noticing = { ...passed, requirements: ['ais/a/a', 'ais/b/c'] }
  const resumed = resumedFrom(started, [started, exchanged('x1'), cutAnswer, noticing])
  const seen = new SeenAnswers()
  const note = (name: string, exchange: Exchange) => seen.add(name, exchange)
  const run = { seen, note, noticed: new Set<string>() }
  const one = { name: 'ais-v4', checks: new Set(names), run } as unknown as InterfaceRun
  assert.deepEqual([...goingOn(one, resumed).checks], names.slice(1))
  const ids = run.seen.exchanges().map(({ id }: Exchange) => id)
  assert.deepEqual(ids, ['x1'], 'a body that was cut shows nothing')
  assert.deepEqual([...run.noticed], ['ais/b/c'])
  const aside = { ...exchanged('x1'), aside: true as const }
  assert.equal(resumedFrom(started, [started, aside, passed]).exchanges.size, 0)
})
