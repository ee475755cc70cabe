import type { Exchange } from '../../core/exchange.ts'
import { type OtherFile, reconnectByOtherFile } from '../../harness/actions/attempts/file-forms.ts'
import { controlConnection } from '../../harness/actions/logins/connect.ts'
import { type Holdings, holdingsOf } from '../../harness/actions/logins/holdings.ts'
import { selectFieldIn } from '../../harness/actions/providers/select-field.ts'
import { connects, doesNotConnect } from '../../harness/checks/connections/connects.ts'
import {
  credentialsKeyedByName,
  optionValueConnects,
} from '../../harness/checks/connections/credentials-keyed-by-name.ts'
import { hasNoRows, hasRows, othersFetched } from '../../harness/checks/lists/has-rows.ts'
import { bringsTransactions } from '../../harness/checks/lists/transactions-kept.ts'
import { madeSince, madeWithin } from '../../harness/checks/values/date-shown.ts'
import { daysCalled } from '../../harness/checks/values/date-window.ts'
import { dayFrom } from '../values/date-values.ts'
import * as parts from '../world/parts.ts'
import { part } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'
import { providerDetails } from '../../harness/actions/providers/provider-details.ts'
import { sameEnd } from '../../harness/checks/connections/ends-compared.ts'
import { storesNothing } from '../../harness/checks/logins/stores-nothing.ts'

/** The detail of the provider at which a login is connected. */
export const detail = part<Exchange>('the detail of the provider', 'Given')
export const holdings = part<Holdings>('the accounts and transactions of the login', 'When')
/** What is in another file, and in a login that is reconnected with it. */
export const otherFile = part<OtherFile>('the transactions of the other file', 'When')
/** What was fetched for a login without settings. */
export const plainHoldings = part<Holdings>('the accounts and transactions of a login without settings', 'When')

function succeed({ scene }: AssayWorld, provider: 'plain' | 'select'): Record<string, string> {
  return scene.provider(provider).credentials?.succeed ?? {}
}

export const phrases: Vocabulary = {
  actions: {
    'the details of the providers to connect with are shown': keeps(parts.answers, providerDetails),
    '<its accounts and transactions> are listed': async (world) => {
      const { login } = world.the(parts.connection)
      world.keep(holdings, await holdingsOf(world.scene, login))
    },
    'another file is sent to <reconnect a login>': keeps(otherFile, reconnectByOtherFile),
    '<those of a login without settings> are listed': async (world) => {
      const { login } = await controlConnection(world.scene, 'plain')
      world.keep(plainHoldings, await holdingsOf(world.scene, login))
    },
  },
  expectations: {
    'both have the same <end>': (world) => sameEnd(world.the(parts.controlConnection), world.the(parts.connection)),
    'it does not connect, and a class other than WrongProviderMode is noted': (world) =>
      doesNotConnect(world.the(parts.controlConnection), world.the(parts.connection), {
        classes: ['WrongProviderMode'],
        otherClassesNoted: true,
      }),
    'the login shows <no stored credentials>': (world) =>
      storesNothing(world.the(parts.control), world.the(parts.answer)),
    'it connects': (world) => connects(world.the(parts.connection), world.find(parts.controlConnection)),
    'it does not connect': (world) => doesNotConnect(world.the(parts.controlConnection), world.the(parts.connection)),
    'it connects with <the names of the required fields>': (world) =>
      credentialsKeyedByName(world.the(detail), Object.keys(succeed(world, 'plain')), world.the(parts.connection)),
    'it connects with <an option_value of the select field>': (world) => {
      const { name, optionValues } = selectFieldIn(world.the(detail))
      const sent = succeed(world, 'select')[name]
      return optionValueConnects(world.the(detail), { optionValues, sent }, world.the(parts.connection))
    },
    'it has accounts': (world) => hasRows(world.the(holdings).accounts),
    'it has transactions': (world) => hasRows(world.the(holdings).transactions),
    'the other accounts have transactions': (world) => {
      const day = dayFrom(world)
      const days = { first: day(-24), last: day(-11) }
      return othersFetched(world.the(holdings).transactions, world.the(plainHoldings).transactions, days)
    },
    'its transactions were made <26 to 9 days ago>': (world) => {
      const day = dayFrom(world)
      const days = { first: day(-26), last: day(-9) }
      return madeWithin(world.the(holdings).transactions, world.the(plainHoldings).transactions, days)
    },
    'those were made within <2 months ago> and later': (world) =>
      madeSince(world.the(plainHoldings).transactions, dayFrom(world)(daysCalled('2 months ago')[0])),
    'it has the transactions of <that file>': (world) => {
      const { wanted, before, after } = world.the(otherFile)
      return bringsTransactions(wanted, before, after)
    },
    'it has no transactions': (world) =>
      hasNoRows(world.the(holdings).transactions, world.the(plainHoldings).transactions),
  },
}
