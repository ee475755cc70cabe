import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  sampleExchange,
  sampleRefusal,
  sampleTransportError,
} from '../../../harness/checks/test-support/sample-exchange.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { tryDigestForms } from './digest-forms.ts'
import { jwsDraft } from './jws-draft.ts'

const draft = jwsDraft({ name: 'read', method: 'GET', path: '/v2/accounts' })
const refused = sampleRefusal(400, 'WrongRequestFormat')
const ofNothing = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'

/** The Digests that were sent, and what came of it, at a target that accepts the digest of that number. */
async function tried(accepts: number, refusal: Exchange = refused) {
  const sent: unknown[] = []
  const trial = await tryDigestForms(async ({ jws }) => {
    sent.push(jws.signing?.digest)
    return sent.length - 1 === accepts ? sampleExchange(200, {}) : refusal
  }, draft)
  return { sent, form: trial.other?.form, right: trial.right }
}

test('another form is tried only where the documented one was refused', async () => {
  assert.deepEqual((await tried(0)).sent, [undefined])
  assert.deepEqual((await tried(99, sampleTransportError())).sent, [undefined])
})

test('the first form that is accepted is named', async () => {
  const { sent, form } = await tried(2)
  assert.deepEqual([form, sent.length, sent[2]], ['in base64url', 3, `SHA-256=${ofNothing}`])
})

test('a target that accepts none has no other form', async () => {
  const { sent, form, right } = await tried(99)
  assert.deepEqual([form, sent.length, right], [undefined, 8, refused])
  assert.equal(new Set(sent).size, 8)
})
