import { When } from '../../harness/evaluation/runner.ts'
import { readByTwoClients } from '../../harness/actions/logins/crossed-reads.ts'
import { answers, control } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

When('the main client and the second client read {named}', async function (this: AssayWorld, what: string) {
  const { owner, second } = await readByTwoClients(this.scene, what)
  this.keep(control, owner)
  this.keep(answers, second)
})
