import { type DataTable, When } from '../../harness/evaluation/runner.ts'
import { connectEncrypted } from '../../harness/actions/signing/encrypted-connection.ts'
import { connection } from '../world/parts.ts'
import { settingsIn } from '../values/settings.ts'
import type { AssayWorld } from '../world/world.ts'

When(
  'another login is connected with these parts of its encrypted credentials changed:',
  async function (this: AssayWorld, table: DataTable) {
    const change = await settingsIn(this, table)
    this.keep(connection, await connectEncrypted(this.scene, this.sender, { change }))
  },
)
