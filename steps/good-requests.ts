import { Given } from '@cucumber/cucumber'
import { goodRequest } from '../harness/arrange/routes/good-request.ts'
import { request } from './parts.ts'
import type { AssayWorld } from './world.ts'

Given('the request to {}', function (this: AssayWorld, name: string) {
  this.keep(request, goodRequest(this.scene, name))
})
