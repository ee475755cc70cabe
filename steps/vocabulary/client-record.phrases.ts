import {
  askClientInfo,
  clientInfo,
  infoAround,
  infoAroundList,
  infoAroundOthers,
  infoWhileListening,
  madeBetween,
} from '../../harness/actions/routes/client-info.ts'
import {
  activeCounted,
  countersAddUp,
  type InfoAndLogins,
  type InfoOfTwo,
  othersLeftOut,
  totalAsListed,
  totalsGrew,
} from '../../harness/checks/clients/client-counters.ts'
import { settingShown } from '../../harness/checks/values/setting-shown.ts'
import { answer, answers, part } from '../world/parts.ts'
import type { Exchange } from '../../core/exchange.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'

/** The record of a client before and after one more login was made. */
const records = part<readonly [before: Exchange, after: Exchange]>('the records of the client', 'When')

/** The record of a client, and all its logins. */
const recordAndLogins = part<InfoAndLogins>('the record of the client and its logins', 'When')

const successUrl = part<string>('the address of success callbacks', 'When')

/** The records of two clients, one of which made customers between them. */
const recordsOfTwo = part<InfoOfTwo>('the records of two clients', 'When')

export const phrases: Vocabulary = {
  actions: {
    '<the main client> requests <its own record>': keeps(answer, clientInfo),
    '<the main client> requests <its own record while it listens for callbacks>': async (world) => {
      const listening = await infoWhileListening(world.scene)
      world.keep(answer, listening.record)
      world.keep(successUrl, listening.successUrl)
    },
    '<the app client> requests <its own record>': async (world) =>
      world.keep(answers, [await world.send(askClientInfo(world.scene, 'app'))]),
    '<the main client> requests <its own record before and after a new login>': keeps(records, infoAround),
    '<the main client> requests <its own record and all its logins>': keeps(recordAndLogins, infoAroundList),
    '<the second client> requests <its own record around new customers of the main client>': keeps(
      recordsOfTwo,
      infoAroundOthers,
    ),
  },
  expectations: {
    'the record shows <the address of its success callbacks>': (world) =>
      settingShown(world.the(answer), 'data.settings.success_url', world.the(successUrl)),
    'the record shows <no customers of the main client>': (world) =>
      othersLeftOut(world.the(recordsOfTwo), madeBetween),
    'the record shows <more customers and logins>': (world) => totalsGrew(...world.the(records)),
    'the record shows <as many logins as the list>': (world) => totalAsListed(world.the(recordAndLogins)),
    'the record shows <counters of logins that add up to their total>': (world) => countersAddUp(world.the(records)[1]),
    'the record shows <an active login>': (world) => activeCounted(world.the(records)[1]),
  },
}
