import { withoutParameter } from '../../harness/actions/probes/without-parameter.ts'
import { inStates, sendInState } from '../../harness/actions/probes/in-states.ts'
import { refusedWrite, type WriteDefect, writeDefects } from '../../harness/actions/probes/refused-writes.ts'
import { type RefusedWrite, takesNoEffect } from '../../harness/checks/attempts/takes-no-effect.ts'
import {
  fallsOverNoId,
  findsNothing,
  refusesUnknownWithStatus,
  saysWhatIsUnknown,
} from '../../harness/checks/clients/finds-nothing.ts'
import { part } from '../world/shared.ts'
import { probe } from '../world/send-request.ts'
import { signerOf } from '../world/signer-of.ts'
import { answer, control, place } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import type { Vocabulary } from './vocabulary.ts'

const refusedWrites = part<RefusedWrite>('the refused request and what it writes', 'When')

/** Has what writes refused for something wrong with it, and looks at what it writes. */
function refusedFor(defect: WriteDefect) {
  return async (world: AssayWorld) => {
    const { scene, sender } = world
    world.keep(refusedWrites, await refusedWrite(scene, sender, world.the(place), signerOf(world), defect))
  }
}

const statesOfLogins = Object.keys(inStates) as Array<keyof typeof inStates>

/** Sends what changes a login in a state of it, and where it can be had without that state. */
function sentInState(state: keyof typeof inStates) {
  return async (world: AssayWorld) => {
    const [after, during] = await sendInState(world.scene, world.sender, world.the(place), state)
    if (after) world.keep(control, after)
    world.keep(answer, during)
  }
}

export const phrases: Vocabulary = {
  actions: {
    'it is sent without it': (world) =>
      probe(world, (draft) => withoutParameter(draft, world.the(place)), `lacks ${world.the(place).name}`),
    ...Object.fromEntries(statesOfLogins.map((state) => [`it is sent ${state}`, sentInState(state)])),
    ...Object.fromEntries(writeDefects.map((one) => [`what it writes is refused for ${one}`, refusedFor(one)])),
  },
  expectations: {
    'its refusal says what is unknown': (world) =>
      saysWhatIsUnknown(world.find(control), world.the(answer), world.the(place).taken?.parameter.id ?? ''),
    'its refusal has a documented status': (world) =>
      refusesUnknownWithStatus(world.find(control), world.the(answer), world.run.dialect.version),
    'nothing is found': (world) => findsNothing(world.find(control), world.the(answer)),
    'it is no server error': (world) => fallsOverNoId(world.the(answer)),
    'it is not done': (world) => takesNoEffect(world.the(refusedWrites)),
  },
}
