import assert from 'node:assert/strict'
import { it } from 'node:test'
import { afterSeeing, afterSending, nothingKnown, surelyOther, surelySame, type Memory } from './sequence-memory.ts'
import type { Typed } from './call-sequence.ts'

const created = (typed: Typed = 'right', store?: boolean): Memory =>
  afterSending(nothingKnown, { do: 'create', typed, store })
const reconnected = (memory: Memory, typed: Typed, override = false, store?: boolean): Memory =>
  afterSending(memory, { do: 'reconnect', typed, store, override })

it('knows the credentials of a login once a fetch with them ended well', () => {
  const running = created()
  assert.equal(surelySame(running, 'right'), false)
  const known = afterSeeing(running, 'succeeded')
  assert.ok(surelySame(known, 'right') && surelyOther(known, 'other'))
  assert.equal(afterSeeing(running, 'waiting'), running)
})

it('leaves open which credentials count after a failure', () => {
  const known = afterSeeing(created(), 'succeeded')
  const failed = afterSeeing(reconnected(known, 'wrong', true), 'failed')
  assert.ok(!surelySame(failed, 'right') && !surelyOther(failed, 'right') && !surelyOther(failed, 'wrong'))
  assert.ok(surelyOther(failed, 'other'))
  const never = afterSeeing(created('wrong'), 'failed')
  assert.ok(!surelyOther(never, 'right'))
})

it('expects nothing of credentials that are not stored, or perhaps not', () => {
  const unstored = afterSeeing(created('right', false), 'succeeded')
  assert.equal(unstored.store, 'not kept')
  assert.ok(!surelyOther(unstored, 'other'))
  const open = afterSeeing(reconnected(unstored, 'right'), 'succeeded')
  assert.equal(open.store, 'open')
  assert.ok(!surelySame(open, 'right'))
})

it('remembers that credentials came by override until others do', () => {
  const known = afterSeeing(created(), 'succeeded')
  const replaced = afterSeeing(reconnected(known, 'other', true), 'succeeded')
  assert.ok(replaced.replaced && surelyOther(replaced, 'right'))
  assert.ok(afterSeeing(reconnected(replaced, 'other'), 'succeeded').replaced)
})
