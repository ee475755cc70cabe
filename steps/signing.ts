import { readWithQuery } from '../harness/arrange/routes/plain-requests.ts'
import { Given, Then, When } from '@cucumber/cucumber'
import { bitFlipIsRefused, changeIsRefused } from '../generators/properties/change-is-refused.ts'
import { expiresAtClass, type ExpiresAtPart } from '../generators/properties/expires-at-class.ts'
import { signingChangesNothing } from '../generators/properties/signing-changes-nothing.ts'
import { bodySpellingIsAccepted, querySpellingIsAccepted } from '../generators/properties/spelling-is-accepted.ts'
import type { PartName } from '../generators/arbitraries/part-change.ts'
import type { Draft } from '../harness/client/draft.ts'
import * as edit from '../harness/client/edit-draft.ts'
import type { Exchange } from '../core/exchange.ts'
import type { ClientPurpose } from '../harness/profile/profile.ts'
import { signatureAccepted } from '../harness/checks/clients/signed-outcome.ts'
import { stoppedOnEveryRoute } from '../harness/checks/clients/let-in.ts'
import { everyRouteUnsigned } from '../harness/arrange/routes/every-route-unsigned.ts'
import { keysOf } from '../harness/arrange/scene/keys.ts'
import { misSigning } from '../harness/arrange/signing/mis-signings.ts'
import { Signer } from '../harness/arrange/signing/signer.ts'
import { untested } from '../core/check-stopped.ts'
import { exploreAndJudge } from './explore.ts'
import { goodRequest } from '../harness/arrange/routes/good-request.ts'
import { theRequest } from './probes.ts'
import type { AssayWorld } from './world.ts'

function signerOf(world: AssayWorld): Signer {
  return new Signer(world.run, (prepared) => world.sendPrepared(prepared))
}

/** Sends the request as it should be and then otherwise, and keeps both answers. */
async function compare(world: AssayWorld, send: (signer: Signer, draft: Draft) => Promise<Exchange>): Promise<void> {
  const signer = signerOf(world)
  const draft = await theRequest(world)
  world.control = await signer.rightly(draft)
  world.answer = await send(signer, draft)
}

Given('a signed request that reads', function (this: AssayWorld) {
  this.request = async () => {
    const draft = await readWithQuery(this.scene, [['per_page', '100']])
    return edit.withSigning(draft, 'signed')
  }
})

Given('a signed request that writes', function (this: AssayWorld) {
  this.request = async () => edit.withSigning(await goodRequest(this.scene, 'create a token')(), 'signed')
})

// Without a provider there is no login to modify, and creating a token stands in for it.
Given('a signed request that modifies', function (this: AssayWorld) {
  this.request = async () => {
    if (this.run.offered.get('plain-provider') === true)
      return edit.withSigning(await goodRequest(this.scene, 'reconnect a login')(), 'signed')
    return edit.withSigning(await goodRequest(this.scene, 'create a token')(), 'signed')
  }
})

Given('a signed request of the {word} client', function (this: AssayWorld, as: ClientPurpose) {
  this.request = async () => edit.withSigning(await this.scene.interface.plainRead(this.scene, as), 'signed')
})

Given('a client below live status', function (this: AssayWorld) {
  if (keysOf(this.run.profile, 'main').status === 'live') throw untested('the main client is in live status')
})

When('its signature is {}', function (this: AssayWorld, name: string) {
  return compare(this, (signer, draft) => signer.otherwise(draft, misSigning(name)))
})

When('one bit of its signature is turned over', function (this: AssayWorld) {
  return compare(this, (signer, draft) => signer.corrupted(draft))
})

When('its signature bytes are cut in half', function (this: AssayWorld) {
  return compare(this, (signer, draft) => signer.corrupted(draft, (bytes) => bytes.subarray(0, bytes.length / 2)))
})

When('it is signed with a key that nobody registered', function (this: AssayWorld) {
  return compare(this, async (signer, draft) => signer.otherwise(draft, {}, await signer.strangeKey()))
})

When('a client without a public key signs a request', async function (this: AssayWorld) {
  const signer = signerOf(this)
  const draft = edit.withSigning(await this.scene.interface.plainRead(this.scene, 'keyless'), 'unsigned')
  this.control = await this.send(draft)
  this.answer = await signer.otherwise(draft, {}, await signer.strangeKey())
})

When('every route is called unsigned by a live client', async function (this: AssayWorld) {
  this.answers = await everyRouteUnsigned(this.scene, this.sender)
})

When('it is sent unsigned', async function (this: AssayWorld) {
  this.answer = await this.send(edit.withSigning(await theRequest(this), 'unsigned'))
})

When('it is sent signed and then unsigned', function (this: AssayWorld) {
  return compare(this, (_signer, draft) => this.send(edit.withSigning(draft, 'unsigned')))
})

Then('the good signature is accepted and the corrupt one is not', async function (this: AssayWorld) {
  const signer = signerOf(this)
  const draft = await theRequest(this)
  this.judge(signatureAccepted(await signer.corrupted(draft), await signer.rightly(draft)))
})

Then('every unsigned request is refused', function (this: AssayWorld) {
  this.judge(stoppedOnEveryRoute(this.answers, ['MissingSignature', 'MissingExpiresAt']))
})

Then('signed over any other {word}, its signature does not match', async function (this: AssayWorld, part: PartName) {
  const signer = signerOf(this)
  const draft = await theRequest(this)
  const own = { control: await signer.rightly(draft), body: draft.body }
  await exploreAndJudge(
    this,
    changeIsRefused(part, own, (resigning, rawBody) =>
      signer.otherwise(rawBody === undefined ? draft : edit.withRawBody(draft, rawBody), resigning),
    ),
  )
})

Then('with any bit turned over, its signature does not match', async function (this: AssayWorld) {
  const signer = signerOf(this)
  const draft = await theRequest(this)
  const control = await signer.rightly(draft)
  await exploreAndJudge(
    this,
    bitFlipIsRefused(control, (change) => signer.corrupted(draft, change)),
  )
})

Then('however its body is spelled, the signature is accepted', async function (this: AssayWorld) {
  const signer = signerOf(this)
  const draft = await theRequest(this)
  const corrupt = await signer.corrupted(draft)
  const send = (text: string) => signer.rightly(edit.withRawBody(draft, text))
  await exploreAndJudge(this, bodySpellingIsAccepted(corrupt, draft.body as object, send))
})

Then('however its query is spelled, the signature is accepted', async function (this: AssayWorld) {
  const signer = signerOf(this)
  const draft = await theRequest(this)
  const corrupt = await signer.corrupted(draft)
  const query = (draft.query ?? []).map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  const send = (text: string) => signer.rightly(edit.withRawQuery(draft, text))
  await exploreAndJudge(this, querySpellingIsAccepted(corrupt, query, send))
})

Then('its Expires-at is judged as {}', async function (this: AssayWorld, part: ExpiresAtPart) {
  const signer = signerOf(this)
  const draft = await theRequest(this)
  const own = { control: await signer.rightly(draft), corrupt: await signer.corrupted(draft) }
  await exploreAndJudge(
    this,
    expiresAtClass(part, own, (value) => signer.expiring(draft, value)),
  )
})

Then('any request comes to the same signed and unsigned', async function (this: AssayWorld) {
  await exploreAndJudge(this, signingChangesNothing(this.requests, this.scene.interface.harmless, this.sender))
})
