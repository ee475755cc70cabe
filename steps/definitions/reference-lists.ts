import { type DataTable, Given, Then, When } from '../../harness/evaluation/runner.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import type { ClientPurpose } from '../../harness/profile/profile.ts'
import { codeAdded, codeListed, codeWithheld, defaultKeepsList } from '../../harness/checks/lists/codes-listed.ts'
import { shownPick } from '../../harness/dialect/shown-name.ts'
import { everyLinkResolves } from '../../harness/checks/values/values-satisfy.ts'
import { listedCodes } from '../../harness/actions/routes/known-codes.ts'
import { sendEach } from '../../harness/actions/scene/send-each.ts'
import { answer, answers, codes } from '../world/parts.ts'
import { amend, theRequest } from '../world/send-request.ts'
import { resolveValue } from '../values/values.ts'
import type { AssayWorld } from '../world/world.ts'

Given('the codes of the listed {named}', async function (this: AssayWorld, lists: string) {
  this.keep(codes, await listedCodes(this.requests, this.sender, lists.split(' and ')))
})

Given('the {string} client sends it', function (this: AssayWorld, as: ClientPurpose) {
  amend(this, (draft) => edit.asClient(draft, as))
})

When(
  'it is sent with these values of the query parameter {string}:',
  async function (this: AssayWorld, name: string, table: DataTable) {
    const values = await Promise.all(table.raw().map(([value = '']) => resolveValue(this, value)))
    const draft = await theRequest(this)
    const drafts = values.map((value) => edit.withQuery(draft, name, value === undefined ? value : String(value)))
    this.keep(answers, await sendEach(this.sender, drafts))
  },
)

Then('the list shows {string}', function (this: AssayWorld, code: string) {
  this.judge(codeListed(this.the(answer), code))
})

Then('no list shows {string}', function (this: AssayWorld, code: string) {
  this.judge(codeWithheld(this.the(answers), code))
})

Then('the first two lists are the same, and the third adds {string}', function (this: AssayWorld, code: string) {
  this.judge(defaultKeepsList(this.few(3, answers), code))
})

Then('only the second list shows {string}', function (this: AssayWorld, code: string) {
  this.judge(codeAdded(this.pair(), code))
})

Then('every value at {string} is among those codes', function (this: AssayWorld, path: string) {
  const pick = shownPick(this.judged(), path, this.run.dialect)
  this.judge(
    everyLinkResolves(this.judged(), this.the(codes), { pick, wanted: 'a code of the list that it points to' }),
  )
})
