import {
  askClientInfo,
  clientInfo,
  infoAround,
  infoAroundOthers,
  infoWhileListening,
  madeBetween,
} from '../../harness/actions/routes/client-info.ts'
import {
  activeCounted,
  countersAddUp,
  type InfoOfTwo,
  othersLeftOut,
  totalsGrew,
} from '../../harness/checks/clients/client-counters.ts'
import { settingShown } from '../../harness/checks/values/setting-shown.ts'
import { answer, answers } from '../world/parts.ts'
import { part } from '../world/shared.ts'
import type { Exchange } from '../../core/exchange.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'

/** The record of a client before and after one more login was made. */
const records = part<readonly [before: Exchange, after: Exchange]>('the records of the client', 'When')

const successUrl = part<string>('the address of success callbacks', 'When')

/** The records of two clients, one of which made customers between them. */
const recordsOfTwo = part<InfoOfTwo>('the records of two clients', 'When')

export const phrases: Vocabulary = {
  actions: {
    'a client requests its own record': keeps(answer, clientInfo),
    'a client requests its own record while it listens for callbacks': async (world) => {
      const listening = await infoWhileListening(world.scene, world.sender)
      world.keep(answer, listening.record)
      world.keep(successUrl, listening.successUrl)
    },
    'a client with an app key requests its own record': async (world) => {
      world.keep(answers, [await world.send(askClientInfo(world.scene, 'app'))])
    },
    'a client requests its own record before and after a customer with an active login is created': keeps(
      records,
      infoAround,
    ),
    'the second client requests its record around new customers of the main client': keeps(
      recordsOfTwo,
      infoAroundOthers,
    ),
  },
  expectations: {
    'it shows where its success callbacks go': (world) =>
      settingShown(world.the(answer), 'data.settings.success_url', world.the(successUrl)),
    'its total has not grown with them': (world) => othersLeftOut(world.the(recordsOfTwo), madeBetween),
    'the totals of customers and logins have grown': (world) => totalsGrew(...world.the(records)),
    'the counters of logins add up to their total': (world) => countersAddUp(world.the(records)[1]),
    'active logins are counted': (world) => activeCounted(world.the(records)[1]),
  },
}
