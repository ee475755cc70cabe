import { When } from '../../harness/evaluation/runner.ts'
import type { Crossed } from '../../generators/arbitraries/crossing.ts'
import { anyRequestKeepsContract } from '../../generators/properties/any-request-keeps-contract.ts'
import { crossingIsRefused, crossingsChangeNothing } from '../../generators/properties/crossing-opens-nothing.ts'
import { signingChangesNothing } from '../../generators/properties/signing-changes-nothing.ts'
import { makeCrossedLogins } from '../../harness/actions/logins/crossed-logins.ts'
import { harmlessRoutes } from '../../harness/actions/scene/harmless-routes.ts'
import { tryMany } from '../world/explore.ts'
import { login } from '../world/parts.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'

type SendMany = (world: AssayWorld) => Promise<void>

function crossed(what: Crossed): SendMany {
  return async (world) => {
    const { run, scene } = world
    const logins = await run.once('logins to cross', () => makeCrossedLogins(scene))
    await tryMany(world, crossingIsRefused(scene, logins, what))
  }
}

/** What many requests have, by the names that features write in angle brackets. */
const requests: Readonly<Record<string, SendMany>> = {
  'keys, secrets and ids of different logins': crossed('logins'),
  'keys, secrets and ids of different customers': crossed('customers'),
  'keys, secrets and ids of different clients': crossed('clients'),
  'keys, secrets and ids of different owners, between which the logins are shown': async (world) => {
    const { scene } = world
    await tryMany(world, crossingsChangeNothing(scene, await makeCrossedLogins(scene)))
  },
  'a signature and without one': async (world) => {
    await tryMany(world, signingChangesNothing(world.requests, harmlessRoutes(world.run.dialect), world.sender))
  },
  'any method, path, headers and body': async (world) => {
    const more = await world.scene.interface.toVary(world.scene)
    await tryMany(world, anyRequestKeepsContract(world.countedClient(), world.requests, world.the(login), more))
  },
}

namedType('requests', requests)

When('many requests are sent with {requests}', function (this: AssayWorld, send: SendMany) {
  return send(this)
})
