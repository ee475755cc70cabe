import { Given, When } from '../../harness/evaluation/runner.ts'
import { type ExpiresAtPart, expiresAtClass } from '../../generators/properties/expires-at-class.ts'
import { changeIsRefused } from '../../generators/properties/change-is-refused.ts'
import type { PartName } from '../../generators/arbitraries/part-change.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { namedRequest } from '../../harness/actions/routes/good-request.ts'
import type { ClientPurpose } from '../../harness/profile/profile.ts'
import { tryMany } from '../world/explore.ts'
import { answer, control, defect, request } from '../world/parts.ts'
import { sendRightly, theRequest } from '../world/send-request.ts'
import { signerOf } from '../world/signer-of.ts'
import { signingOf } from '../world/signing-of.ts'
import type { AssayWorld } from '../world/world.ts'

Given('a signed request of the {word} client', function (this: AssayWorld, as: ClientPurpose) {
  const make = async () => edit.withSigning(await this.scene.interface.plainRead(this.scene, as), 'signed')
  this.keep(request, namedRequest(`signed request of the ${as} client`, make))
})

When('it is signed {}', async function (this: AssayWorld, how: string) {
  const draft = await theRequest(this)
  this.keep(control, await sendRightly(this))
  this.keep(defect, `is signed ${how}`)
  this.keep(answer, await signingOf(draft).sendSigned(this, draft, how))
})

When('many other values of its {string} are signed', async function (this: AssayWorld, part: PartName) {
  const draft = await theRequest(this)
  const own = { control: await sendRightly(this), body: draft.body }
  const property = changeIsRefused(part, own, (resigning, rawBody) =>
    signerOf(this).otherwise(rawBody === undefined ? draft : edit.withRawBody(draft, rawBody), resigning),
  )
  await tryMany(this, property)
})

When('it is sent with many values of Expires-at {}', async function (this: AssayWorld, part: ExpiresAtPart) {
  const draft = await theRequest(this)
  const own = { control: await sendRightly(this), corrupt: await signerOf(this).corrupted(draft) }
  await tryMany(
    this,
    expiresAtClass(part, own, (value) => signerOf(this).expiring(draft, value)),
  )
})
