import { loginWithSomeDetails } from '../../harness/actions/logins/holder.ts'
import {
  holderAlike,
  holderFits,
  holderUnasked,
  holderWithinProvider,
} from '../../harness/checks/logins/holder-info.ts'
import { schemaIn } from '../../harness/dialect/schema-in.ts'
import { answer, connection, control } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  actions: {
    'a login is shown that was fetched at a provider which lists some details of the holder': async (world) => {
      const { detail, login } = await loginWithSomeDetails(world.scene)
      world.keep(control, detail)
      world.keep(answer, login)
    },
  },
  expectations: {
    'the login shows <its holder as documented>': (world) => (row) =>
      holderFits(world.the(answer), schemaIn(world.run.dialect, 'holder-info'), row.id),
    'the login shows <the details of its holder that its provider lists>': (world) =>
      holderWithinProvider(world.the(control), world.the(answer)),
    'both have the same <holder info>': (world) => holderAlike(world.the(control), world.the(answer)),
    'it shows <nothing of its holder>': (world) => holderUnasked(world.the(answer), world.the(connection)),
  },
}
