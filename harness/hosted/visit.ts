import { because } from '../reasons/because.ts'
import type { Shard } from '../../core/shard.ts'
import type { CapabilityName } from '../../core/capability.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { Reason } from '../../core/reason.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import { isWebAddress } from '../../core/web-address.ts'
import type { Client } from '../client/client.ts'
import type { Profile } from '../profile/profile.ts'
import { outcome, reading } from '../replay/replay-log.ts'
import type { Browsers } from './browsers.ts'
import { shownAddress } from './page-evidence.ts'
import type { Person } from './person.ts'
import type { HostedTask, SeenPage } from './seen-page.ts'

export interface Host {
  readonly profile: Profile
  readonly offered: ReadonlyMap<CapabilityName, true | Reason>
  readonly dialect: { readonly interface: InterfaceName }
  readonly client: Pick<Client, 'stopped' | 'leftMs' | 'visited'>
  readonly browsers: Browsers
  /** The person who visits pages where the profile asks for one; undefined where nobody is present. */
  readonly person?: Person | undefined
  /** The folder for screenshots; none are kept when absent. */
  readonly evidenceFolder?: string
  /** Set where screenshots of several runs are stored in one folder. */
  readonly shard?: Shard | undefined
  nextNumber(): number
}

/** Ends a check whose page has an address that no user may be sent to. */
export function pageAddressUnfit(address: string): CheckStopped {
  return new CheckStopped(
    'inconclusive',
    because('hosted-page-left', { cause: 'address', detail: shownAddress(address) }),
  )
}

/** A user's visit to hosted pages, for the actions that start it. */
export interface Visit {
  /** The return address for the user. */
  readonly returnTo: string
  /** @throws CheckStopped (inconclusive) when the page's address is not http or https, or as each kind of visit says */
  complete(task: HostedTask): Promise<SeenPage>
}

/** A visit that is written to the replay log. Without `visit`, the logged one is replayed. */
export function loggedVisit({ client }: Pick<Host, 'client'>, visit?: Visit): Visit {
  return {
    returnTo: reading('return address', () => visit?.returnTo ?? ''),
    async complete(task) {
      const { returnedTo, ...seen } = await outcome('hosted page', async () => {
        if (!visit) throw new Error('PAGE_NOT_RECORDED: the recording holds no visit of this page')
        if (!isWebAddress(task.url)) throw pageAddressUnfit(task.url)
        const { returnedTo: came, ...rest } = await visit.complete(task)
        return { ...rest, ...(came && { returnedTo: came.href }) }
      })
      client.visited?.(seen.pages)
      return { ...seen, ...(returnedTo !== undefined && { returnedTo: new URL(returnedTo) }) }
    },
  }
}
