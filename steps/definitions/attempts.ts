import { type DataTable, Then, When } from '../../harness/evaluation/runner.ts'
import { listAround } from '../../harness/actions/attempts/attempts.ts'
import { settingsKept } from '../../harness/checks/attempts/attempt-outcome.ts'
import { answer, around, login } from '../world/parts.ts'
import { sentSettings, settingsIn } from '../values/settings.ts'
import type { AssayWorld } from '../world/world.ts'

When(
  /^its attempts are listed before and after a (reconnect|refresh) with the settings:$/,
  async function (this: AssayWorld, verb: 'reconnect' | 'refresh', table: DataTable) {
    const draft = this.requests[verb](this.the(login), await settingsIn(this, table))
    this.keep(around, await listAround(this.scene, this.sender, this.the(login), draft))
  },
)

Then('the attempt shows the settings that were sent', function (this: AssayWorld) {
  this.judge(settingsKept(this.the(answer), this.the(sentSettings)))
})
