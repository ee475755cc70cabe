import { Given, Then, When } from '@cucumber/cucumber'
import { accepted } from '../harness/checks/answers/accepted.ts'
import { doesNotConnect } from '../harness/checks/connections/connects.ts'
import { storesNothing } from '../harness/checks/logins/stores-nothing.ts'
import { withData } from '../harness/arrange/attempts/attempt-of-fetch.ts'
import { connect, controlConnection, follow } from '../harness/arrange/logins/connect.ts'
import { connectByTakenForm, connectByUrl, fileForm, reconnectForm } from '../harness/arrange/attempts/file-forms.ts'
import type { AssayWorld } from './world.ts'

Given('a login that was created by a form with a file', async function (this: AssayWorld) {
  this.controlConnection = (await fileForm(this.scene, this.sender)).connection
  this.control = this.controlConnection.answer
})

When('a login is created by a form with a file', async function (this: AssayWorld) {
  this.connection = await connectByTakenForm(this.scene, this.sender, (parts) => parts)
})

When('a login is created by JSON with a file_url', async function (this: AssayWorld) {
  this.connection = await connectByUrl(this.scene, this.sender)
})

When('another is created by a form without the part {string}', async function (this: AssayWorld, name: string) {
  const without = (parts: Array<{ name: string; content: string | Buffer }>) =>
    parts.filter((part) => part.name !== name)
  this.connection = await connectByTakenForm(this.scene, this.sender, without)
  this.answer = this.connection.answer
})

When('another is created by JSON with neither file nor file_url', async function (this: AssayWorld) {
  this.connection = await connect(this.scene, this.sender, {
    provider: 'file',
    change: (draft) => withData(draft, { credentials: undefined }),
  })
})

When('another is created by a form with a file of noise', async function (this: AssayWorld) {
  const noise = Buffer.from([0, 255, 254, 1, 2, 128, 0, 7])
  this.connection = await connectByTakenForm(this.scene, this.sender, (parts) =>
    parts.map((part) => (part.name === 'file' ? { ...part, content: noise } : part)),
  )
})

When(
  'logins are created by a form with store_credentials {word} and {word}',
  async function (this: AssayWorld, one: string, other: string) {
    for (const content of [one, other]) {
      const part = { name: 'data[store_credentials]', content }
      const made = await connectByTakenForm(this.scene, this.sender, (parts) =>
        content === 'absent' ? parts : [part, ...parts],
      )
      this.answers.push(made.answer)
    }
  },
)

When('it is reconnected by a form with a file', async function (this: AssayWorld) {
  const { scopes } = await fileForm(this.scene, this.sender)
  const { login } = await connectByTakenForm(this.scene, this.sender, (parts) => parts)
  const draft = login && reconnectForm(this.scene, this.requests.reconnect(login), scopes)
  this.connection = draft && (await follow(this.scene, this.sender, login, draft))
})

When('a login at the plain provider is created by a form with a file', async function (this: AssayWorld) {
  this.controlConnection = await controlConnection(this.scene, this.sender, 'plain')
  this.connection = await connectByTakenForm(this.scene, this.sender, (parts) => parts, 'plain')
})

Then('it does not connect, mostly for {word}', function (this: AssayWorld, errorClass: string) {
  const options = { classes: [errorClass], otherClassesNoted: true }
  this.judge(doesNotConnect(this.controlConnection, this.connection, options))
})

Then('the second stores nothing', function (this: AssayWorld) {
  this.judge(storesNothing(...this.pair()))
})

Then('the second is accepted like the first', function (this: AssayWorld) {
  this.judge(accepted(...this.pair()))
})
