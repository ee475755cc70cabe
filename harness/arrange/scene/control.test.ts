import assert from 'node:assert/strict'
import { test } from 'node:test'
import { because } from '../../reasons/because.ts'
import { type Lane, onlyLane } from '../../run/lane.ts'
import { asRun, type Run } from '../../run/run.ts'
import { Control, type DemandAlone } from './control.ts'

test('a clock that the profile does not offer is untested, and there is nothing to put back', async () => {
  const control = new Control({ profile: { control: undefined } } as unknown as Run)
  const reason = because('control-offer-missing', { offer: 'clock' })
  await assert.rejects(control.advanceClock(60), { finding: 'untested', reason })
  await control.resetClock()
})

/** A control port that takes everything and is never reached. */
function controlOf(offers: readonly string[], demandAlone?: DemandAlone) {
  const sent: string[] = []
  const run = {
    profile: { control: { base_url: 'http://127.0.0.1:1/control', offers } },
    client: {
      send: async ({ method, path }: { method: string; path: string }) => {
        sent.push(`${method} ${path}`)
        return { answer: { status: 200 } }
      },
    },
  } as unknown as Run
  return { control: new Control(run, demandAlone), sent }
}

const offers = ['clock', 'client-status', 'callback-addresses', 'rate-limits', 'customer-lock']
const undeclared = () => {
  throw new Error('CONCERNS_TARGET')
}
const concerning: Record<string, (control: Control) => Promise<unknown>> = {
  'moves the clock': (control) => control.advanceClock(60),
  'changes the status of a client': (control) => control.setClientStatus('app', 'live'),
  'registers callback addresses': (control) => control.registerCallbacks('app', { success_url: null }),
  'switches rate limits': (control) => control.keepRateLimits(),
}

for (const [what, change] of Object.entries(concerning)) {
  test(`a check that ${what} without saying that it concerns the target is stopped before it does`, async () => {
    const { control, sent } = controlOf(offers, undeclared)
    await assert.rejects(change(control), /CONCERNS_TARGET/)
    assert.deepEqual(sent, [])
  })
}

test('a check that keeps rate limits by waiting says so too', async () => {
  const { control } = controlOf([], undeclared)
  await assert.rejects(control.keepRateLimits(), /CONCERNS_TARGET/)
})

test('what concerns one customer alone need not be declared', async () => {
  const { control, sent } = controlOf(offers, undeclared)
  await control.lockCustomer('1', true)
  assert.deepEqual(sent, ['PUT /customers/1'])
})

test('a clock that is moved for one check alone is put back by it', async () => {
  const { control, sent } = controlOf(offers)
  await control.passTime(60)
  await control.resetClock()
  assert.deepEqual(sent, ['POST /clock', 'DELETE /clock'])
})

test('a clock that is moved for several checks is put back for all of them, not by one', async () => {
  const lane: Lane = { ...onlyLane, moveClock: async () => ({ seconds: 90, putBack: 'for all' }) }
  const { control, sent } = controlOf(offers, undeclared)
  await asRun(
    {} as Run,
    async () => {
      await control.passTime(60)
      await control.resetClock()
    },
    lane,
  )
  assert.deepEqual(sent, [])
})

test('nor is it by one branch of a check that ends while another one waits for the clock to be moved on', async () => {
  const { control, sent } = controlOf(offers, undeclared)
  const lane: Lane = {
    ...onlyLane,
    async moveClock({ seconds }, { advance }) {
      await advance(seconds, 'for all')
      await control.resetClock()
      return { seconds, putBack: 'for all' }
    },
  }
  await asRun({} as Run, () => control.passTime(60), lane)
  assert.deepEqual(sent, ['POST /clock'])
})
