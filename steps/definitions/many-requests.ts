import { When } from '../../harness/evaluation/runner.ts'
import { anyRequestKeepsContract } from '../../generators/properties/any-request-keeps-contract.ts'
import { signingChangesNothing } from '../../generators/properties/signing-changes-nothing.ts'
import { harmlessRoutes } from '../../harness/actions/scene/harmless-routes.ts'
import { tryMany } from '../world/explore.ts'
import { login } from '../world/parts.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'

type SendMany = (world: AssayWorld) => Promise<void>

/** What many requests have, by the names that features write in angle brackets. */
const requests: Readonly<Record<string, SendMany>> = {
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
