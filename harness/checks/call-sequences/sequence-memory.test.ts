import assert from 'node:assert/strict'
import { it } from 'node:test'
import {
  afterSeeing,
  afterSending,
  nothingKnown,
  phaseOf,
  surelyOther,
  surelySame,
  type Memory,
} from './sequence-memory.ts'
import type { Typed } from './call-sequence.ts'

const created = (typed: Typed = 'right', store?: boolean): Memory =>
  afterSending(nothingKnown, { do: 'create', typed, store })
const reconnected = (memory: Memory, typed: Typed, override = false, store?: boolean): Memory =>
  afterSending(memory, { do: 'reconnect', typed, store, override })

it('knows the credentials of a login once a fetch with them ended well', () => {
  const running = created()
  const known = afterSeeing(running, 'succeeded')
  assert.ok(surelySame(known, 'right') && surelyOther(known, 'other'))
  assert.equal(afterSeeing(running, 'waiting'), running)
})

it('leaves open which credentials count after a failure', () => {
  const known = afterSeeing(created(), 'succeeded')
  const failed = afterSeeing(reconnected(known, 'wrong', true), 'failed')
  assert.ok(!surelySame(failed, 'right') && !surelyOther(failed, 'right') && !surelyOther(failed, 'wrong'))
  assert.ok(surelyOther(failed, 'other'))
})

it('remembers that credentials came by override until others do', () => {
  const known = afterSeeing(created(), 'succeeded')
  const replaced = afterSeeing(reconnected(known, 'other', true), 'succeeded')
  assert.ok(afterSeeing(reconnected(replaced, 'other'), 'succeeded').replaced)
})

it('reads the phase of an attempt from what a login shows of it', () => {
  const attempt = { id: '1', finished: false, failed: false, failErrorClass: undefined, stage: undefined }
  const phase = (fields: object) => phaseOf({ ...attempt, ...fields } as never)
  assert.deepEqual([{}, { stage: 'interactive' }, { finished: true }, { finished: true, failed: true }].map(phase), [
    'running',
    'waiting',
    'succeeded',
    'failed',
  ])
})

it('keeps exactly what is known after each step', () => {
  assert.deepEqual(nothingKnown, { store: 'open', remembered: [], certain: false, replaced: false })
  const running = created()
  assert.deepEqual(running, {
    ...nothingKnown,
    store: 'kept',
    pending: { typed: 'right', replaces: false, overrides: false },
  })
  assert.equal(afterSeeing(running, 'running'), running)
  const known = afterSeeing(running, 'succeeded')
  assert.deepEqual(known, { store: 'kept', stored: 'right', remembered: ['right'], certain: true, replaced: false })
  assert.equal(afterSeeing(known, 'failed'), known)
  const overridden = afterSeeing(reconnected(known, 'other', true), 'succeeded')
  assert.deepEqual(overridden, { store: 'kept', stored: 'other', remembered: ['other'], certain: true, replaced: true })
  assert.equal(reconnected(known, 'right', true).pending?.replaces, false)
  assert.equal(afterSeeing(reconnected(known, 'right'), 'succeeded').replaced, false)
  assert.equal(afterSeeing(reconnected(overridden, 'right'), 'succeeded').replaced, false)
  const unsure = afterSeeing(reconnected(overridden, 'wrong'), 'failed')
  assert.equal(unsure.stored, 'other')
  assert.equal(afterSeeing(reconnected(overridden, 'wrong', true), 'failed').stored, undefined)
  assert.equal(afterSeeing(reconnected(unsure, 'other'), 'succeeded').replaced, false)
  const unstored = afterSeeing(reconnected(overridden, 'other', false, false), 'succeeded')
  assert.deepEqual(unstored, { store: 'not kept', remembered: [], certain: false, replaced: false })
})

it('reads from store_credentials whether credentials are kept', () => {
  const unstored = afterSeeing(created('right', false), 'succeeded')
  const stores = [undefined, true, false].map((store) => reconnected(unstored, 'right', false, store).store)
  assert.deepEqual(stores, ['open', 'kept', 'not kept'])
})

it('is sure of nothing while an attempt is under way', () => {
  const known = afterSeeing(created(), 'succeeded')
  const pending = reconnected(known, 'other')
  assert.ok(!surelySame(pending, 'right') && !surelyOther(pending, 'other'))
  assert.ok(!surelySame(known, 'other') && !surelyOther(known, 'right'))
  assert.ok(!surelySame({ ...known, certain: false }, 'right') && !surelyOther({ ...known, certain: false }, 'other'))
})
