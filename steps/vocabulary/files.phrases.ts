import * as forms from '../../harness/actions/attempts/file-forms.ts'
import { doesNotConnect } from '../../harness/checks/connections/connects.ts'
import { storesNothing } from '../../harness/checks/logins/stores-nothing.ts'
import { answer, connection, control, controlConnection } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  fixtures: {
    'a login that was created by a form with a file': async (world) => {
      const made = await forms.fileForm(world.scene, world.sender)
      world.keep(controlConnection, made.connection)
      world.keep(control, made.connection.answer)
    },
    'a login that was created by a form with store_credentials false': async (world) => {
      const made = await forms.connectByTakenForm(world.scene, world.sender, forms.storing('false'))
      world.keep(control, made.answer)
    },
  },
  actions: {
    'a login is created by a form with a file': async (world) => {
      const made = world.keep(connection, await forms.connectByTakenForm(world.scene, world.sender))
      world.keep(answer, made.answer)
    },
    'a login is created by a form with a file of 5 MB': async (world) => {
      world.keep(connection, await forms.connectByTakenForm(world.scene, world.sender, forms.filled(world.scene)))
    },
    'a login is created by a form with store_credentials true': async (world) => {
      const made = await forms.connectByTakenForm(world.scene, world.sender, forms.storing('true'))
      world.keep(answer, made.answer)
    },
    'a login is created by JSON with a file_url': async (world) => {
      world.keep(connection, await forms.connectByUrl(world.scene, world.sender))
    },
    'another login is created by a form with a file that cannot be read': async (world) => {
      world.keep(connection, await forms.connectByTakenForm(world.scene, world.sender, forms.unreadable))
    },
    'a login is reconnected by a form with a file': async (world) => {
      world.keep(connection, await forms.reconnectByForm(world.scene, world.sender))
    },
    'a login is reconnected by JSON with a file_url': async (world) => {
      world.keep(connection, await forms.reconnectByUrl(world.scene, world.sender))
    },
    'a login at the plain provider is created by a form with a file': async (world) => {
      world.keep(connection, await forms.connectByTakenForm(world.scene, world.sender, undefined, 'plain'))
    },
  },
  expectations: {
    'it does not connect, and a class other than WrongProviderMode is noted': (world) =>
      doesNotConnect(world.the(controlConnection), world.the(connection), {
        classes: ['WrongProviderMode'],
        otherClassesNoted: true,
      }),
    'it stores no credentials': (world) => storesNothing(world.the(control), world.the(answer)),
  },
}
