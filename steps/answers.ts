import { Given, Then, When } from '@cucumber/cucumber'
import { anyRequestKeepsContract } from '../generators/properties/any-request-keeps-contract.ts'
import * as edit from '../harness/client/edit-draft.ts'
import { idsAreStrings } from '../harness/checks/values/ids-are-strings.ts'
import { neverUpdatedBeforeCreated } from '../harness/checks/values/never-updated-before-created.ts'
import { refused, refusedAs } from '../harness/checks/answers/refused-as.ts'
import { resourcesMatch } from '../harness/checks/values/resources-match.ts'
import { ruleOfEveryAnswer } from '../harness/checks/errors/rule-of-every-answer.ts'
import { textComesBack } from '../harness/checks/values/text-comes-back.ts'
import { sendRightAndWrong } from '../harness/arrange/routes/right-and-wrong-requests.ts'
import { exploreAndJudge } from './explore.ts'
import { probe, theRequest } from './probes.ts'
import type { AssayWorld } from './world.ts'

const unparseable = ['JsonParseError', 'WrongRequestFormat', 'InvalidEncoding']
const malformed = 'WrongRequestFormat'

Given('a tour of requests that are accepted and requests that are refused', async function (this: AssayWorld) {
  this.answers = await sendRightAndWrong(this.scene, this.sender)
})

Given('answers that show every kind of resource', async function (this: AssayWorld) {
  this.resources = await this.scene.interface.kindsOfResources(this.scene, this.sender)
  this.answers = this.resources.flatMap(({ exchanges }) => exchanges)
})

Given('a login that may be spoilt', async function (this: AssayWorld) {
  this.login = await this.scene.newFetchedLogin()
})

When('it is sent to the path {string}', function (this: AssayWorld, path: string) {
  return probe(this, (draft) => edit.withPath(draft, `${this.run.dialect.basePath}${path}`))
})

When('it is sent with the method {string}', function (this: AssayWorld, method: string) {
  return probe(this, (draft) => edit.withMethod(draft, method))
})

When('it is sent with a body that is not UTF-8', function (this: AssayWorld) {
  const bytes = Buffer.from('{"data":{"identifier":"\u00FF\u00FE"}}', 'latin1')
  return probe(this, (draft) => edit.withRawBody(draft, bytes))
})

When('it is sent with an identifier of many scripts', async function (this: AssayWorld) {
  this.subject = `${this.scene.newIdentifier()} Zoë Жанна 东京 ½ 🏦`
  this.answer = await this.send(edit.withBodyField(await theRequest(this), 'data.identifier', this.subject))
})

Then('every answer of this run keeps the rule', function (this: AssayWorld) {
  const seen = [...new Set([...this.run.seen.exchanges(), ...this.answers])]
  this.judge((row) => ruleOfEveryAnswer(row.id, seen, this.run.dialect))
})

Then('the resources keep the rule', function (this: AssayWorld) {
  this.judge((row) => resourcesMatch(this.resources, row.id))
})

Then('every id is a string', function (this: AssayWorld) {
  this.judge(idsAreStrings(this.answers))
})

Then('no resource is updated before it is created', function (this: AssayWorld) {
  this.judge(neverUpdatedBeforeCreated(this.answers))
})

Then('the identifier comes back as it was sent', function (this: AssayWorld) {
  this.judge(textComesBack(this.answer, 'identifier', this.subject))
})

Then('it is refused because it cannot be parsed', function (this: AssayWorld) {
  this.judge(refusedAs(this.control, this.answer, unparseable), ['conventions/errors/unparseable-body'])
  this.judge(refusedAs(this.control, this.answer, ['JsonParseError']), ['conventions/errors/unparseable-body-class'])
})

Then('it is refused because it is malformed', function (this: AssayWorld) {
  this.judge(refused(this.control, this.answer), ['conventions/errors/body-without-data'])
  this.judge(refusedAs(this.control, this.answer, [malformed]), ['conventions/errors/body-without-data-class'])
})

Then('for any request the answer is a success or an error of the documented form', async function (this: AssayWorld) {
  const more = await this.scene.interface.toVary(this.scene)
  await exploreAndJudge(this, anyRequestKeepsContract(this.countedClient(), this.requests, this.theLogin(), more))
})
