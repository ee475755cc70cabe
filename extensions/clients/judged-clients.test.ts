import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeOpenFinance } from '../../cli/targets/sandbox-material.ts'
import { recordClients } from './clients-recorder.ts'
import type { Judgement } from '../../core/judgement.ts'
import { duties } from './duties/duties.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'
import { readDuties } from '../../requirements/read-requirements.ts'
import { started } from '../../sandbox/test-support/started.ts'
import { receiveCallbacks } from './test-support/callback-receiver.ts'
import { brokenIn, dutiesSeen, profileFor } from './test-support/duties-seen.ts'
import { type Flaw, flaws } from './test-support/flaws.ts'
import { insists, refreshes } from './test-support/refused-scenes.ts'
import { authorizes, connects, consents, forwards, listens, reads, sends, type Scene } from './test-support/scenes.ts'
import { SmallClient } from './test-support/small-client.ts'

const recorder = recordClients()
const running = await started({
  stageMs: 1,
  openFinance: await makeOpenFinance(),
  observer: recorder.observer,
  forgesCallbacks: true,
})
const profile = profileFor(running)
const receiver = await receiveCallbacks(() => running.sandbox.settings.credentialKeys.publicKey)

/** What a client is seen to do in some scenes. */
async function findingsOf(
  scenes: readonly Scene[],
  { habit, ways = {}, as = 'main' }: Partial<Pick<Flaw, 'habit' | 'ways' | 'as'>> = {},
): Promise<Map<string, Judgement>> {
  const { requests, callbacks } = recorder.seen
  const from = [requests.length, callbacks.length] as const
  const client = new SmallClient(running, as, habit)
  for (const scene of scenes) await scene(client, ways, receiver)
  return dutiesSeen({ requests: requests.slice(from[0]), callbacks: callbacks.slice(from[1]) }, profile)
}

function reasonOf(findings: ReadonlyMap<string, Judgement>, name: string): string {
  const judgement = findings.get(name)
  return judgement === undefined ? '' : wordsOf(judgement.reason)
}

const everything = [reads, insists, refreshes, connects, authorizes, sends, forwards, listens, consents]

test('a right client keeps every duty, and shows all that can be broken', async () => {
  const findings = await findingsOf(everything)
  assert.deepEqual(brokenIn(findings), [])
  const unseen = flaws.filter(({ of, duty }) => findings.get(`${of} clients/${duty}`)?.finding !== 'held')
  const seen = unseen.map(({ duty }) => duty)
  assert.deepEqual(seen, ['client-limits/waits-after-refusal'])
})

test('a client that waits after a refusal for too many keeps that duty', async () => {
  const findings = await findingsOf([sends], { ways: { burst: 14, waitMs: 1100 } })
  assert.equal(findings.get('ais-v5 clients/client-limits/waits-after-refusal')?.finding, 'held')
})

test('a client that refreshes again before the time that a refusal named is found', async () => {
  const findings = await findingsOf([refreshes], { ways: { times: 2 } })
  const duty = 'ais-v4 clients/client-refresh/waits-for-next-refresh'
  assert.deepEqual(brokenIn(findings), [duty])
  assert.match(
    reasonOf(findings, duty),
    /PUT \/api\/v4\/login\/refresh: got \d+ s before; expected no request before \d{4}-/,
  )
})

const ignored = 'ais-v4 clients/client-callbacks/wrong-signature-ignored'
const answered = 'ais-v4 clients/client-callbacks/wrong-signature-answered'

test('a client that takes every callback and acts on those that are rightly signed keeps the duty', async () => {
  const findings = await findingsOf([listens], { as: 'pending', ways: { taking: { takesAll: true } } })
  assert.equal(findings.get(ignored)?.finding, 'held')
  assert.match(reasonOf(findings, answered), /show 200 at status/)
})

for (const flaw of flaws)
  test(`a client that breaks ${flaw.duty} is found`, async () => {
    const { duty, also = duty, of, scene } = flaw
    const findings = await findingsOf([scene], flaw)
    assert.deepEqual(new Set(brokenIn(findings)), new Set([`${of} clients/${duty}`, `${of} clients/${also}`]))
  })

test('every duty that can be seen broken is broken by one of these clients', () => {
  const observed = readDuties().flatMap(({ id, strength }) => (strength === 'silent' ? [id] : []))
  const left = Object.keys(duties).filter((id) => !observed.includes(id))
  assert.deepEqual(left.toSorted(), flaws.map(({ duty }) => `clients/${duty}`).toSorted())
})
