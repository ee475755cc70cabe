import { Given, When } from '../../harness/evaluation/runner.ts'
import { type ExpiresAtPart, expiresAtClass } from '../../generators/properties/expires-at-class.ts'
import { changeIsRefused } from '../../generators/properties/change-is-refused.ts'
import type { PartName } from '../../generators/arbitraries/part-change.ts'
import type { Draft } from '../../harness/client/draft.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { ClientPurpose } from '../../harness/profile/profile.ts'
import { isJwsDraft, signedAs } from '../../harness/actions/open-finance/jws-draft.ts'
import { jwsSigningNamed } from '../../harness/actions/open-finance/jws-signings.ts'
import { misSigning } from '../../harness/actions/signing/mis-signings.ts'
import { tryMany } from '../world/explore.ts'
import { answer, control, defect, request } from '../world/parts.ts'
import { theRequest } from '../world/send-request.ts'
import { signerOf } from '../world/signer-of.ts'
import { OpenFinance } from '../../harness/actions/open-finance/open-finance.ts'
import type { AssayWorld } from '../world/world.ts'

/** Sends a request with a signature as features name it, of whichever kind the request has. */
function sendSigned(world: AssayWorld, draft: Draft, how: string): Promise<Exchange> {
  if (!isJwsDraft(draft)) return misSigning(how)(signerOf(world), draft)
  return world.send(signedAs(draft, jwsSigningNamed(how, new OpenFinance(world).section)))
}

Given('a signed request of the {word} client', function (this: AssayWorld, as: ClientPurpose) {
  this.keep(request, async () => edit.withSigning(await this.scene.interface.plainRead(this.scene, as), 'signed'))
})

When('it is signed {}', async function (this: AssayWorld, how: string) {
  const draft = await theRequest(this)
  this.keep(control, await this.send(draft))
  this.keep(defect, `is signed ${how}`)
  this.keep(answer, await sendSigned(this, draft, how))
})

When('many other values of its {string} are signed', async function (this: AssayWorld, part: PartName) {
  const draft = await theRequest(this)
  const own = { control: await this.send(draft), body: draft.body }
  const property = changeIsRefused(part, own, (resigning, rawBody) =>
    signerOf(this).otherwise(rawBody === undefined ? draft : edit.withRawBody(draft, rawBody), resigning),
  )
  await tryMany(this, property)
})

When('it is sent with many values of Expires-at {}', async function (this: AssayWorld, part: ExpiresAtPart) {
  const draft = await theRequest(this)
  const own = { control: await this.send(draft), corrupt: await signerOf(this).corrupted(draft) }
  await tryMany(
    this,
    expiresAtClass(part, own, (value) => signerOf(this).expiring(draft, value)),
  )
})
