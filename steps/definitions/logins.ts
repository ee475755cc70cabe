import { type DataTable, Given, When } from '../../harness/evaluation/runner.ts'
import type { Exchange } from '../../core/exchange.ts'
import { listedWithHolder, loginWithHolder } from '../../harness/actions/logins/holder.ts'
import { readUntil, settleMs } from '../../harness/actions/scene/read-until.ts'
import { acceptedData } from '../../harness/checks/answers/answer.ts'
import { answer, control, login } from '../world/parts.ts'
import { settingsIn } from '../values/settings.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'

Given('a login fetched with the settings:', async function (this: AssayWorld, table: DataTable) {
  this.keep(login, await this.scene.newFetchedLogin({ fields: await settingsIn(this, table) }))
})

namedType('view of the holder', { shown: loginWithHolder, listed: listedWithHolder })

// What was seen before is what is compared with.
When(
  'a login fetched with holder info is {view of the holder}',
  async function (this: AssayWorld, view: typeof loginWithHolder) {
    this.keep(control, this.find(answer))
    this.keep(answer, await view(this.scene))
  },
)

When('that login is shown once its {string} is set', async function (this: AssayWorld, field: string) {
  const shown = this.the(login)
  const read = () => this.scene.shownNow(shown, () => this.send(this.requests.showLogin(shown)))
  const isSet = (exchange: Exchange) => (acceptedData(exchange)?.[field] ?? null) !== null
  this.keep(answer, await readUntil(read, isSet, settleMs))
})
