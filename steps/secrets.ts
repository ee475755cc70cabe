import type { Form } from '../harness/client/route-form.ts'
import { Then, When } from '@cucumber/cucumber'
import type { Draft } from '../harness/client/draft.ts'
import * as edit from '../harness/client/edit-draft.ts'
import { leftAsItWas } from '../harness/checks/logins/left-as-it-was.ts'
import { refused, refusedAs } from '../harness/checks/answers/refused-as.ts'
import { showsNothingOf } from '../harness/checks/clients/shows-nothing-of.ts'
import { teachesNothing } from '../harness/checks/categories/teaches-nothing.ts'
import { refusedThenAccepted } from '../harness/checks/answers/refused-then-accepted.ts'
import * as cross from '../harness/arrange/logins/crossing.ts'
import { readingOf } from '../harness/arrange/logins/crossed-reads.ts'
import {
  modifications,
  toReconnect,
  wronglyThenRightly,
  type Modification,
} from '../harness/arrange/logins/modifying.ts'
import { probe } from './probes.ts'
import { resolveValue } from './values.ts'
import type { AssayWorld } from './world.ts'

const crossingClasses = ['WrongClientToken', 'CustomerNotFound', 'LoginNotFound']

/** Modifies each login with a defect first and then as it should be, and keeps both answers. */
async function modify(
  world: AssayWorld,
  ready: Modification[],
  defect: (modification: Modification) => Draft,
): Promise<void> {
  const { wrongly, rightly } = await wronglyThenRightly(world.sender, ready, defect)
  world.answers = wrongly
  world.others = rightly
}

When(
  'logins are modified by {word} without the header {string}, then with it',
  async function (this: AssayWorld, form: Form, name: string) {
    await modify(this, await modifications(this.scene, form), ({ draft }) => edit.withoutHeader(draft, name))
  },
)

When(
  'logins are modified by {word} with the header {string} set to {}, then with their own',
  async function (this: AssayWorld, form: Form, name: string, value: string) {
    const resolved = String(await resolveValue(this, value))
    await modify(this, await modifications(this.scene, form), ({ draft }) => edit.withHeader(draft, name, resolved))
  },
)

When('logins are modified by their path with the secret of another login', async function (this: AssayWorld) {
  const ready = await modifications(this.scene, 'path')
  const other = await cross.loginBeside(this.scene, ready[0]?.login ?? (await this.scene.newFetchedLogin()))
  await modify(this, ready, ({ draft }) => cross.withLoginOf(this.scene, draft, other))
})

When('logins are modified by {word} for another customer', async function (this: AssayWorld, form: Form) {
  const other = await cross.customerBeside(this.scene)
  await modify(this, await modifications(this.scene, form), ({ draft }) =>
    cross.withCustomerOf(this.scene, draft, other),
  )
})

When('logins are modified by {word} by the second client', async function (this: AssayWorld, form: Form) {
  await modify(this, await modifications(this.scene, form), ({ draft }) => edit.asClient(draft, 'second'))
})

When(
  'logins are modified by {word} by the second client for a customer of its own',
  async function (this: AssayWorld, form: Form) {
    const own = await this.scene.sharedCustomer('second')
    await modify(this, await modifications(this.scene, form), ({ draft }) =>
      edit.asClient(cross.withCustomerOf(this.scene, draft, own), 'second'),
    )
  },
)

When('it is sent with the Customer-secret of another customer', async function (this: AssayWorld) {
  const other = await cross.customerBeside(this.scene)
  return probe(this, (draft) => cross.withCustomerOf(this.scene, draft, other))
})

When('the main client and the second client read {}', async function (this: AssayWorld, what: string) {
  const draft = await readingOf(this.scene, await this.scene.sharedLogin(), what, this.sender)
  this.control = await this.send(draft)
  const bare: Draft = { ...draft, headers: {} }
  for (const one of [draft, bare]) this.answers.push(await this.send(edit.asClient(one, 'second')))
})

Then('the second client is shown nothing of it', function (this: AssayWorld) {
  this.judge(showsNothingOf(this.control, this.answers))
})

Then('each is refused until it is right', function (this: AssayWorld) {
  this.judge(refusedThenAccepted(this.answers, this.others))
})

Then('each crossing is refused until it is right', function (this: AssayWorld) {
  this.judge(({ id }) => refusedThenAccepted(this.answers, this.others, classesFor(id)))
})

Then('the crossing is refused', function (this: AssayWorld) {
  this.judge(({ id }) => {
    const classes = classesFor(id)
    return classes ? refusedAs(this.control, this.answer, classes) : refused(this.control, this.answer)
  })
})

/** Only one row asks for the class; for the others any refusal will do. */
function classesFor(id: string): string[] | undefined {
  return id.endsWith('/crossing-class') ? crossingClasses : undefined
}

Then('requests that cross its secrets leave a login as it was', async function (this: AssayWorld) {
  const { login, draft } = await toReconnect(this.scene, 'header')
  const state = () => cross.stateOf(this.scene, login, this.sender)
  const before = await state()
  await cross.crossEveryWay(this.scene, login, this.sender)
  const after = await state()
  await this.send(draft)
  this.judge(leftAsItWas(before, after, await state()))
})

Then('it teaches nothing', function (this: AssayWorld) {
  this.judge(teachesNothing(this.control, this.answer))
})
