import { When } from '../../harness/evaluation/runner.ts'
import { connectByTakenForm, without } from '../../harness/actions/attempts/file-forms.ts'
import { answer, connection } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

When('another login is created by a form without the part {string}', async function (this: AssayWorld, name: string) {
  const made = this.keep(connection, await connectByTakenForm(this.scene, this.sender, without(name)))
  this.keep(answer, made.answer)
})
