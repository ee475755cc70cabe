import { Given } from '../../harness/evaluation/runner.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import { request, requestName } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

Given('the request to {}', function (this: AssayWorld, name: string) {
  this.keep(requestName, name)
  this.keep(request, goodRequest(this.scene, name))
})
