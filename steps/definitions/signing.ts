import { Given } from '../../harness/evaluation/runner.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { namedRequest } from '../../harness/actions/routes/good-request.ts'
import type { ClientPurpose } from '../../harness/profile/profile.ts'
import { request } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

Given('a signed request of the {string} client', function (this: AssayWorld, as: ClientPurpose) {
  const make = async () => edit.withSigning(await this.scene.interface.plainRead(this.scene, as), 'signed')
  this.keep(request, namedRequest(`signed request of the ${as} client`, make))
})
