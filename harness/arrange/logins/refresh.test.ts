import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleExchange } from '../../checks/answers/sample-exchange.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { refreshBefore } from './refresh.ts'

const startSeconds = 1_700_000_000
const inAnHour = new Date((startSeconds + 3600) * 1000).toISOString()

/** A scene whose clock goes on by so much when it is moved. */
function sceneIn(goneSeconds: number): Scene {
  return {
    run: { offered: new Map([['control-clock', true]]), client: { secondsNow: () => startSeconds } },
    requests: { refreshInBackground: () => ({}) },
    control: { advanceClock: async () => goneSeconds },
    becomeRefreshable: async () => undefined,
    showLogin: async () => sampleExchange(200, { data: { next_refresh_possible_at: inAnHour } }),
  } as unknown as Scene
}

test('a login is not refreshed as before its moment where that came while the clock was waited for', async () => {
  let sent = 0
  const send = async () => sampleExchange((sent += 1) === 1 ? 400 : 200, {})
  const refuse = refreshBefore(sceneIn(4026), send, {} as LoginRef)
  await assert.rejects(refuse, { finding: 'inconclusive', reason: { code: 'next-refresh-too-near', facts: {} } })
  assert.equal(sent, 0)
  const [control, answer] = await refreshBefore(sceneIn(3510), send, {} as LoginRef)
  assert.deepEqual([answer.answer?.status, control?.answer?.status], [400, 200])
})
