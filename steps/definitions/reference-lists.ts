import { type DataTable, Given, Then, When } from '../../harness/evaluation/runner.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import type { Judgement } from '../../core/judgement.ts'
import { codeAdded, codeListed, codeWithheld, defaultKeepsList } from '../../harness/checks/lists/codes-listed.ts'
import { shownPick } from '../../harness/dialect/shown-name.ts'
import { everyLinkResolves } from '../../harness/checks/values/values-satisfy.ts'
import { listedCodes } from '../../harness/actions/routes/known-codes.ts'
import { namedType } from '../world/named-type.ts'
import { answer, answers, codes } from '../world/parts.ts'
import { theRequest } from '../world/send-request.ts'
import { resolveValue } from '../values/values.ts'
import type { AssayWorld } from '../world/world.ts'
import { dated } from '../vocabulary/rates.phrases.ts'

Given('the codes of the listed {named}', async function (this: AssayWorld, lists: string) {
  this.keep(codes, await listedCodes(this.scene, lists.split(' and ')))
})

When(
  'it is sent with these values of the query parameter {string}:',
  async function (this: AssayWorld, name: string, table: DataTable) {
    const values = await Promise.all(table.raw().map(([value = '']) => resolveValue(this, value)))
    const draft = await theRequest(this)
    const drafts = values.map((value) => edit.withQuery(draft, name, value === undefined ? value : String(value)))
    this.keep(answers, await Array.fromAsync(drafts, this.sender))
  },
)

type Shown = (world: AssayWorld, code: string) => Judgement

/** Which of the lists show a code. */
namedType<Shown>('list', {
  'the list': (world, code) => codeListed(world.the(answer), code),
  'no list': (world, code) => codeWithheld(world.the(answers), code),
  'only the second list': (world, code) => codeAdded(world.pair(), code),
  'only the third list': (world, code) => defaultKeepsList(world.few(3, answers), code),
})

Then('{list} shows {string}', function (this: AssayWorld, isShown: Shown, code: string) {
  this.judge(isShown(this, code))
})

Then('every value at {string} is among those codes', function (this: AssayWorld, path: string) {
  const pick = shownPick(this.judged(), path, this.run.dialect)
  this.judge(
    everyLinkResolves(this.judged(), this.the(codes), { pick, wanted: 'a code of the list that it points to' }),
  )
})

When('the rates of these dates are listed:', async function (this: AssayWorld, table: DataTable) {
  const { run, requests } = this
  const listed = []
  for (const date of table.raw().flat()) {
    const draft = requests.get('list rates', '/rates', [['date', date]])
    listed.push({ date, exchange: await run.once(`rates of ${date}`, () => this.send(draft)) })
  }
  this.keep(dated, listed)
})
