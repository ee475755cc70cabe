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
import { listRequest } from '../../harness/actions/routes/list-request.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import { placesOf, type Quantifier } from '../../requirements/tables/quantifiers/quantifiers.ts'
import { answer, control, place, request } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Has the scenario done at every list of a kind, as long as the profile can make it. */
function everyList(quantifier: Quantifier) {
  return (world: AssayWorld) =>
    world.over({ what: quantifier, places: placesOf(quantifier, world.run.dialect) }, (one) => {
      world.keep(place, one)
      world.keep(request, listRequest(world.scene, one))
    })
}

/** Has the scenario done at every place of a kind, where its steps find what to send. */
function everyPlace(quantifier: Quantifier) {
  return (world: AssayWorld) => {
    const places = placesOf(quantifier, world.run.dialect)
    return world.over({ what: quantifier, places }, (one) => void world.keep(place, one))
  }
}

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

/** Has the scenario done at every route of a kind. */
function everyRoute(quantifier: Quantifier) {
  return (world: AssayWorld) =>
    world.over({ what: quantifier, places: placesOf(quantifier, world.run.dialect) }, (one) => {
      world.keep(place, one)
      world.keep(request, goodRequest(world.scene, one.route.request))
    })
}

export const phrases: Vocabulary = {
  fixtures: {
    'every list': everyList('lists'),
    'every paginated list': everyList('paginated lists'),
    'every writing route': everyPlace('writing routes'),
    'every writing route with Customer-secret': everyPlace('writing routes with Customer-secret'),
    'every writing route with Login-secret': everyPlace('writing routes with Login-secret'),
    'every writing route with listed words': everyPlace('writing routes with listed words'),
    'every id that names something': everyPlace('ids that name something'),
    'every field of a body': everyPlace('fields of bodies'),
    'every field with listed words': everyPlace('fields with listed words'),
    'every id in a body': everyPlace('ids of bodies'),
    'every route': everyRoute('routes'),
    'every route with a body': everyRoute('routes with a body'),
    'every required parameter': everyRoute('required parameters'),
    'every route with a required field': everyRoute('routes with a required field'),
    'every route that reconnects a login': everyPlace('routes that reconnect a login'),
    'every route that refreshes a login': everyPlace('routes that refresh a login'),
    'every route that answers an interactive step': everyPlace('routes that answer an interactive step'),
    'every route that fetches a login anew': everyPlace('routes that fetch a login anew'),
    'every route with a date window': everyPlace('routes with a date window'),
    'every route with Customer-secret': everyRoute('routes with Customer-secret'),
    'every route with Login-secret': everyRoute('routes with Login-secret'),
    'every route that reads a login': everyRoute('routes that read a login'),
  },
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
