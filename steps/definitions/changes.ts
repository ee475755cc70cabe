import { When } from '../../harness/evaluation/runner.ts'
import { type InState, sendInState, statesOfLogins } from '../../harness/actions/probes/in-states.ts'
import { sendAroundLock } from '../../harness/actions/scene/while-it-is.ts'
import { probePlace } from '../../harness/actions/probes/probe-place.ts'
import { refusedWrite, type WriteDefect } from '../../harness/actions/probes/refused-writes.ts'
import { changed } from '../values/changes.ts'
import { generatedChanges, type Try } from '../values/generated-changes.ts'
import { answer, answers, control, defect, place, refusedWrites } from '../world/parts.ts'
import { probe, sendRightly, sendWrong, theRequest } from '../world/send-request.ts'
import { signerOf, signingOf } from '../world/signing-of.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'

When('it is sent with {named}', async function (this: AssayWorld, name: string) {
  const at = this.find(place)
  const probed = at && (await probePlace(this.scene, signerOf(this), at, name))
  if (!probed) return probe(this, (draft) => changed(this, name, draft), `has ${name}`)
  if (probed.control) this.keep(control, probed.control)
  return void this.keep(answer, probed.answer)
})

When('it is sent with bodies that cannot be read, and with {named}', async function (this: AssayWorld, name: string) {
  const draft = await theRequest(this)
  const unreadable = ['{"data":', '[', '"text"'].map((rawBody) => ({ ...draft, rawBody }))
  const sent = await Array.fromAsync(unreadable, this.sender)
  this.keep(answers, [...sent, await sendWrong(this, await changed(this, name, draft))])
})

When('it is signed {named}', async function (this: AssayWorld, how: string) {
  const draft = await theRequest(this)
  this.keep(control, await sendRightly(this))
  this.keep(defect, `is signed ${how}`)
  this.keep(answer, await signingOf(draft).sendSigned(this, draft, how))
})

namedType('generated change', generatedChanges)

When('it is sent many times, each with {generated change}', function (this: AssayWorld, tries: Try) {
  return tries(this)
})

When('it is sent for a locked customer', async function (this: AssayWorld) {
  const [before, during] = await sendAroundLock(this.scene, await theRequest(this))
  this.keep(control, before)
  this.keep(answer, during)
})

namedType('state', statesOfLogins)

When('it is sent for {state}', async function (this: AssayWorld, state: InState) {
  const [after, during] = await sendInState(this.scene, this.the(place), state)
  if (after) this.keep(control, after)
  this.keep(answer, during)
})

When('what it writes is refused for {named}', async function (this: AssayWorld, name: WriteDefect) {
  this.keep(refusedWrites, await refusedWrite(this.scene, this.the(place), signerOf(this), name))
})
