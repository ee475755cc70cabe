import { Then, When } from '../../harness/evaluation/runner.ts'
import { refusedThenAccepted } from '../../harness/checks/answers/refused-then-accepted.ts'
import { readByTwoClients } from '../../harness/actions/logins/crossed-reads.ts'
import { answers, control, others } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

When('the main client and the second client read {named}', async function (this: AssayWorld, what: string) {
  const { owner, second } = await readByTwoClients(this.scene, what)
  this.keep(control, owner)
  this.keep(answers, second)
})

Then(
  'each is refused as {classes} until it is right{rows}',
  function (this: AssayWorld, classes: string[], rows: string[]) {
    this.judge(refusedThenAccepted(this.the(answers), this.the(others), classes), rows)
  },
)
