import { Then, When } from '../../harness/evaluation/runner.ts'
import type { Form } from '../../harness/client/route-form.ts'
import type { Draft } from '../../harness/client/draft.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { refusedThenAccepted } from '../../harness/checks/answers/refused-then-accepted.ts'
import { crossingNamed } from '../../harness/actions/logins/crossing.ts'
import { readByTwoClients } from '../../harness/actions/logins/crossed-reads.ts'
import { modifications, wronglyThenRightly, type Modification } from '../../harness/actions/logins/modifying.ts'
import { answers, control, others } from '../world/parts.ts'
import { resolveValue } from '../values/values.ts'
import type { AssayWorld } from '../world/world.ts'

/** Modifies each login with a defect first and then as it should be, and keeps both answers. */
async function modify(world: AssayWorld, ready: Modification[], change: (draft: Draft) => Draft): Promise<void> {
  const { wrongly, rightly } = await wronglyThenRightly(world.sender, ready, ({ draft }) => change(draft))
  world.keep(answers, wrongly)
  world.keep(others, rightly)
}

When(
  'logins are modified by {string} without the header {string}, then with it',
  async function (this: AssayWorld, form: Form, name: string) {
    await modify(this, await modifications(this.scene, form), (draft) => edit.withoutHeader(draft, name))
  },
)

When(
  'logins are modified by {string} with the header {string} set to {}, then with their own',
  async function (this: AssayWorld, form: Form, name: string, value: string) {
    const resolved = String(await resolveValue(this, value))
    await modify(this, await modifications(this.scene, form), (draft) => edit.withHeader(draft, name, resolved))
  },
)

When(
  'logins are modified by {string} with {}, then without crossing',
  async function (this: AssayWorld, form: Form, crossing: string) {
    const ready = await modifications(this.scene, form)
    await modify(this, ready, await crossingNamed(crossing)(this.scene, ready))
  },
)

When('the main client and the second client read {}', async function (this: AssayWorld, what: string) {
  const { owner, second } = await readByTwoClients(this.scene, what, this.sender)
  this.keep(control, owner)
  this.keep(answers, second)
})

Then(
  'each is refused as {classes} until it is right{rows}',
  function (this: AssayWorld, classes: string[], rows: string[]) {
    this.judge(refusedThenAccepted(this.the(answers), this.the(others), classes), rows)
  },
)
