import { When } from '../../harness/evaluation/runner.ts'
import { wrongLists } from '../../harness/actions/logins/connections-of.ts'
import { answers } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

When('the {string} are listed with wrong parameters', async function (this: AssayWorld, list: 'logins' | 'accounts') {
  this.keep(answers, await wrongLists(this.scene, this.sender, list))
})
