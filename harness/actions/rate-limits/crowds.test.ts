import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asRun, type Run } from '../../run/run.ts'
import { type Slot, onlySlot } from '../../run/slot.ts'
import type { ClientPurpose } from '../../profile/profile.ts'
import type { Scene } from '../scene/scene.ts'
import { loginsAtOnce } from './crowds.ts'

/** What a crowd of logins of a client asks for before its first login is created. */
async function asksFor(client: ClientPurpose): Promise<string[]> {
  const asked: string[] = []
  const run = {
    having: (name: string, act: () => Promise<unknown>) => {
      asked.push(name)
      return act()
    },
  } as unknown as Run
  const send = async () => {
    asked.push('create')
    return { answer: { status: 400 } }
  }
  const scene = {
    run,
    send,
    provider: () => ({}),
    newCustomer: async () => ({}),
    requests: { createLogin: () => ({}) },
  } as unknown as Scene
  const slot: Slot = { ...onlySlot, alone: async () => void asked.push('alone') }
  const limit = { client, logins: 3 }
  await asRun(run, async () => void (await loginsAtOnce(scene, limit)), slot)
  return asked
}

test('a crowd of logins is alone where many checks have logins of its client, and else takes turns with those that have', async () => {
  assert.deepEqual(await asksFor('main'), ['alone', 'create'])
  assert.deepEqual(await asksFor('second'), ['alone', 'create'])
  assert.deepEqual(await asksFor('unencrypted'), ['logins of the client unencrypted', 'create'])
})
