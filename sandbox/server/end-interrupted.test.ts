import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastAttempt } from '../store/last-attempt.ts'
import { atInteractive, create, makeCustomer, settled } from '../test-support/login-flow.ts'
import { endInterrupted } from './end-interrupted.ts'
import { startSandbox } from './start.ts'

test('a fetch that was under way ends, and one that had ended stays as it was', async () => {
  const running = await startSandbox({ seed: 1, stageMs: 0 })
  const { sandbox } = running
  try {
    const customer = await makeCustomer(running)
    const waiting = (await create(running, customer, { provider_code: 'fakebank_interactive_xf' })).body.data
    await settled(running, waiting, atInteractive)
    const { large } = running.logins
    const before = { ...lastAttempt(sandbox, large.login) }
    endInterrupted(sandbox)
    const login = sandbox.store.logins.get(waiting.id)
    assert.ok(login)
    const attempt = lastAttempt(sandbox, login)
    assert.deepEqual(
      [attempt?.finished, attempt?.fail_error_class, attempt?.stages.at(-1)?.name, login.status],
      [true, 'LoginFetchingStopped', 'finish', 'inactive'],
    )
    assert.deepEqual(lastAttempt(sandbox, large.login), before)
  } finally {
    await running.close()
  }
})
