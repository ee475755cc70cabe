import { because } from '../reasons/because.ts'
import { CheckStopped, untested } from '../../core/check-stopped.ts'
import type { Client } from '../client/client.ts'
import type { HostedKind } from '../profile/flow-script.ts'
import type { Profile } from '../profile/profile.ts'
import { limitOf } from './follow-script.ts'
import type { PersonPages } from './person-pages.ts'
import type { HostedTask, SeenPage } from './seen-page.ts'

export interface PersonStep {
  /** The local address at which the person begins. */
  link: string
  kind: HostedKind
  interface: string
  seconds: number
}

interface Awaiting {
  readonly profile: Profile
  readonly dialect: { readonly interface: string }
  readonly client: Pick<Client, 'stopped' | 'leftMs'>
}

/** The person at a run, who visits hosted pages in sequence. */
export class Person {
  private last: Promise<unknown> = Promise.resolve()
  private isGone = false
  private readonly show: (step: PersonStep | undefined) => void

  /** `show` is called with the waiting page, and with undefined when none waits any more. */
  constructor(show: (step: PersonStep | undefined) => void) {
    this.show = show
  }

  /** @throws CheckStopped (untested) once nobody came to a page */
  assertPresent(seconds: number): void {
    if (this.isGone) throw untested(because('hosted-page-left', { cause: 'nobody-came', detail: `${seconds} s` }))
  }

  /**
   * Has the person visit a page, after earlier ones.
   * @throws CheckStopped (untested) where nobody comes in time, or the person skips the page, (inconclusive) once the
   * run was stopped
   */
  complete(run: Awaiting, pages: PersonPages, task: HostedTask): Promise<SeenPage> {
    const seen = this.last.then(() => this.wait(run, pages, task))
    this.last = seen.catch(() => undefined)
    return seen
  }

  private async wait({ profile, dialect, client }: Awaiting, pages: PersonPages, task: HostedTask): Promise<SeenPage> {
    const seconds = profile.pacing.person_timeout_seconds
    this.assertPresent(seconds)
    const link = pages.begin(task)
    this.show({ link, kind: task.kind, interface: dialect.interface, seconds })
    const limit = limitOf(client, seconds * 1000)
    try {
      const end = await Promise.race([pages.end, limit.over]).catch(() => undefined)
      const why = client.stopped()
      if (end === undefined && why !== undefined)
        throw new CheckStopped('inconclusive', because('hosted-page-left', { cause: 'no-more-pages', detail: why }))
      if (end === undefined) this.isGone = true
      this.assertPresent(seconds)
      if (end === undefined || end === 'skipped') throw untested(because('hosted-page-left', { cause: 'skipped' }))
      const returnedTo = end === 'over' ? undefined : end
      const arrived = returnedTo !== undefined && task.endsAt !== undefined
      return {
        by: 'person',
        pages: [],
        report: {},
        arrived,
        ...(arrived && { returnedTo }),
        addresses: [],
        messages: pages.messages(),
        screenshots: [],
        blocked: [],
      }
    } finally {
      limit.clear()
      this.show(undefined)
    }
  }
}
