import { Then, When } from '../../harness/evaluation/runner.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { acceptedOrRefusedAs, neverRefusedAs } from '../../harness/checks/clients/let-in.ts'
import { stoppedAs, stoppedOnEveryRoute } from '../../harness/checks/clients/stopped-as.ts'
import { keysOf } from '../../harness/actions/scene/keys.ts'
import { bodyDefects } from '../../harness/actions/probes/body-defects.ts'
import { idProbes } from '../../harness/actions/probes/id-probes.ts'
import { keyDefects, versionDefects } from '../../harness/actions/probes/key-defects.ts'
import { secretDefects } from '../../harness/actions/probes/secret-defects.ts'
import { answerWith, type Defects, type Probes, probesAt } from '../../harness/actions/probes/probes.ts'
import { signatureDefects } from '../../harness/actions/probes/signature-defects.ts'
import { signerOf } from '../world/signer-of.ts'
import { answer, answers, control, place } from '../world/parts.ts'
import { probe } from '../world/send-request.ts'
import type { AssayWorld } from '../world/world.ts'

/** Asks with all that may be wrong before a route looks at what it is asked for: one request is arranged for it. */
function probeGate(world: AssayWorld, defect: string): Promise<void> {
  const signature = signatureDefects(world.run, signerOf(world))
  const defects = { ...keyDefects, ...signature, ...secretDefects, ...bodyDefects(world.the(place)) }
  return probePlace(world, 'gates', defects, defect)
}

/** Asks the place with every defect of a kind and without any, and keeps what came of one of them. */
async function probePlace(world: AssayWorld, kind: string, defects: Defects, defect: string): Promise<void> {
  keepProbe(world, await probesAt(world.scene, world.sender, kind, defects, world.the(place)), defect)
}

function keepProbe(world: AssayWorld, probes: Probes, defect: string): void {
  if (probes.control) world.keep(control, probes.control)
  world.keep(answer, answerWith(probes, defect))
}

const gates = /^it is sent with (.+), then (?:with its own (?:keys|body|Customer-secret|Login-secret)|rightly signed)$/

When(gates, function (this: AssayWorld, defect: string) {
  return probeGate(this, defect)
})

When('it is sent with {}, then with its own id', async function (this: AssayWorld, id: string) {
  const where = this.the(place)
  keepProbe(this, await idProbes(this.scene, this.sender, where), `${id} as ${where.name}`)
})

When('it is sent with {}, then with those of its version', function (this: AssayWorld, defect: string) {
  return probePlace(this, 'keys of versions', versionDefects, defect)
})

When('it is sent with its keys named {string} and {string}', function (this: AssayWorld, id: string, secret: string) {
  const keys = keysOf(this.run.profile, 'main')
  return probe(this, (draft) => {
    const bare = edit.withoutHeader(edit.withoutHeader(draft, 'App-id'), 'Secret')
    return edit.withHeader(edit.withHeader(bare, id, keys.app_id), secret, keys.secret)
  })
})

Then('it is stopped as {classes}{rows}', function (this: AssayWorld, classes: string[], rows: string[]) {
  this.judge(stoppedAs(this.find(control), this.the(answer), classes), rows)
})

Then('every route refuses it as {classes}', function (this: AssayWorld, classes: string[]) {
  this.judge(stoppedOnEveryRoute(this.the(answers), classes))
})

Then('no route refuses it as {word}', function (this: AssayWorld, errorClass: string) {
  this.judge(neverRefusedAs(this.the(answers), errorClass))
})

Then('each is accepted or refused as {classes}', function (this: AssayWorld, classes: string[]) {
  this.judge(acceptedOrRefusedAs(this.the(answers), classes))
})
