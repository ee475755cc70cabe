import type { InterfaceName } from '../../../core/interface-name.ts'
import type { JournalEvent, PlannedRequirement } from '../../../core/journal-events.ts'
import { addressOf } from '../../../requirements/address-of.ts'
import { asBinding } from '../../../requirements/as-binding.ts'
import { readRequirements } from '../../../requirements/read-requirements.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import { createClient } from '../../../harness/client/client.ts'
import type { Masker } from '../../../harness/client/masking/mask.ts'
import { decideObservers } from '../../../harness/evaluation/decide-observers.ts'
import { dialectOfProfile } from '../../../harness/dialect/profile-in-dialect.ts'
import { Watch } from '../../../harness/observers/watch.ts'
import type { Profile } from '../../../harness/profile/profile.ts'
import { runOfInterface } from '../../../harness/run/run-of-interface.ts'
import { describeInterface } from '../../../interfaces/describe-interface.ts'
import { noBrowsers } from '../../../harness/hosted/browsers.ts'
import type { ClientRequest, ClientStory } from './story/client-story.ts'

/** What exchanges that others sent show of the server. */
export interface ServerSide {
  /** The rules of which they show something. */
  planned: PlannedRequirement[]
  decide: (record: (event: JournalEvent) => void) => void
}

const nobody = { seed: 0, cases: 0, label: '' }

/**
 * Has observers look at each exchange of some stories by itself: what was shown before may have been changed by requests that
 * nobody saw.
 */
export function serverSideOf(
  stories: readonly ClientStory[],
  { profile, masker }: { profile: Profile; masker: Masker },
): ServerSide {
  const used = stories.filter(({ requests }) => requests.length > 0)
  const client = createClient({ profile, masker })
  const observed = used.map(({ dialect }) => ({
    dialect: dialectOfProfile(dialect, profile),
    clockMoves: false,
    clients: new Map(),
  }))
  const watch = new Watch(observed, { remembers: false })
  for (const { exchange } of used[0]?.everything ?? []) watch.begins(false, '')(exchange)
  const rowsOf = (name: InterfaceName) => {
    const found = new Set(watch.foundOf(name).map(({ rule }) => rule))
    return readRequirements().filter(({ id }) => found.has(id))
  }
  const planned = used.flatMap(({ dialect: { interface: name } }) =>
    rowsOf(name).map(({ id }) => ({ id, interface: name, address: addressOf(id, name), checks: [] })),
  )
  return {
    planned,
    decide(record) {
      for (const { dialect, requests } of used) {
        const name = dialect.interface
        const rows = rowsOf(name).map((row) => asBinding(row, name, profile.readings))
        const run = runOfInterface(
          name,
          { ...nobody, profile, client, describe: describeInterface, record, browsers: noBrowsers },
          rows,
        )
        for (const { name: request, exchange } of requests) run.note(request, exchange)
        run.seen.accepted = requests.filter(isAccepted).length
        decideObservers({ run, name }, watch, [])
      }
    },
  }
}

/**
 * Whether a server took a request as one of the interface. Clients with keys of their own sent it to a route of the interface,
 * so a success in JSON shows it in whatever form; a page of a gateway does not.
 */
function isAccepted({ route, exchange }: ClientRequest): boolean {
  const json = exchange.answer?.json
  return route !== undefined && isSuccess(exchange) && typeof json === 'object' && json !== null
}
