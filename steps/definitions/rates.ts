import { When, type DataTable } from '../../harness/evaluation/runner.ts'
import { dated } from '../vocabulary/rates.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

When('the rates of these dates are listed:', async function (this: AssayWorld, table: DataTable) {
  const { run, requests } = this
  const listed = []
  for (const date of table.raw().flat()) {
    const draft = requests.get('list rates', '/rates', [['date', date]])
    listed.push({ date, exchange: await run.once(`rates of ${date}`, () => this.send(draft)) })
  }
  this.keep(dated, listed)
})
