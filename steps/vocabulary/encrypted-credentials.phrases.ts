import { withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import { connect, follow } from '../../harness/actions/logins/connect.ts'
import { reconnectable } from '../../harness/actions/logins/reconnectable.ts'
import {
  connectEncrypted,
  connectUnencrypted,
  connectUnreadable,
  encryptedFor,
  takenPadding,
  withEncrypted,
} from '../../harness/actions/signing/encrypted-connection.ts'
import { sameEnd } from '../../harness/checks/connections/same-end.ts'
import { credentialsThat } from '../../harness/actions/logins/reconnect.ts'
import { connection, controlConnection, login } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  fixtures: {
    'a login that connects with encrypted credentials': async (world) => {
      world.keep(controlConnection, (await takenPadding(world.scene, world.sender)).connection)
    },
  },
  actions: {
    'a login is connected with encrypted credentials': async (world) => {
      world.keep(connection, (await takenPadding(world.scene, world.sender)).connection)
    },
    'a login is reconnected with encrypted credentials': async (world) => {
      const { scene, sender } = world
      const known = await reconnectable(scene)
      const sent = await encryptedFor(scene, sender, known.credentials)
      world.keep(connection, await follow(scene, sender, known, withEncrypted(world.requests.reconnect(known), sent)))
    },
    'its input is given with encrypted credentials': async (world) => {
      const { scene, sender } = world
      const waiting = world.the(login)
      const sent = await encryptedFor(scene, sender, waiting.provider.interactive_credentials?.succeed ?? {})
      world.keep(
        connection,
        await follow(scene, sender, waiting, withEncrypted(world.requests.interactive(waiting), sent)),
      )
    },
    'logins are connected with wrong credentials, plain and encrypted': async (world) => {
      const { scene, sender } = world
      const credentials = credentialsThat(scene, 'fail')
      const plain = await connect(scene, sender, { change: (draft) => withData(draft, { credentials }) })
      world.keep(controlConnection, plain)
      world.keep(connection, await connectEncrypted(scene, sender, { credentials }))
    },
    'logins of a client for which they are not enabled are connected, with plain and with encrypted credentials':
      async (world) => {
        const { plain, encrypted } = await connectUnencrypted(world.scene, world.sender)
        world.keep(controlConnection, plain)
        world.keep(connection, encrypted)
      },
    'another login is connected with credentials that are encrypted for another key': async (world) => {
      world.keep(connection, await connectUnreadable(world.scene, world.sender, 'other key'))
    },
    'another login is connected with encrypted data that is cut short': async (world) => {
      world.keep(connection, await connectUnreadable(world.scene, world.sender, 'cut short'))
    },
  },
  expectations: {
    'both connections end in the same way': (world) => sameEnd(world.the(controlConnection), world.the(connection)),
  },
}
