import type { Trigger } from './trigger.ts'

/** What a run is to take: everything that was asked for, what is open, or what is decided at routes. */
export type Taken = 'all' | 'failed' | { routes: readonly string[] }

/** What the repetition of runs needs to know and to do. */
export interface Repeating {
  /** The next trigger, once there is one. */
  next: () => Promise<Trigger>
  /** Runs something, and gives its exit code. */
  run: (taken: Taken) => Promise<number>
  /** The routes at which something failed, warned or was inconclusive in the last run; undefined before the first. */
  openRoutes: () => readonly string[] | undefined
  /** Whether the server answers. Where it does not, a trigger comes once it does. */
  isUp: () => Promise<boolean>
  /** A route that the user names. */
  askRoute: () => Promise<string>
  /** Compares with the last run from now on. */
  setBaseline: () => void
  say: (line: string) => void
}

/**
 * Runs what triggers ask for until one says that it is enough. A change repeats what was open, and once that holds what is
 * decided at the routes where it was. While the server is away nothing runs, and nothing that was decided is lost.
 */
export async function repeat(on: Repeating): Promise<void> {
  let last = 'changed' as Trigger
  let route = ''
  for (let trigger = last; trigger !== 'quit'; trigger = await on.next()) {
    if (trigger === 'baseline') on.setBaseline()
    if (trigger === 'route') route = await on.askRoute()
    if (trigger === 'baseline' || (trigger === 'route' && route === '')) continue
    if (trigger !== 'again') last = trigger
    if (await on.isUp()) await runFor(last, route, on)
    else on.say('The server does not answer. What was decided stays; what failed is repeated once it answers.')
  }
}

async function runFor(trigger: Trigger, route: string, on: Repeating): Promise<void> {
  if (trigger === 'route') await on.run({ routes: [route] })
  else if (trigger === 'all') await on.run('all')
  else await repeatOpen(on, trigger)
  on.say('Waiting for a change. Keys: a all, f failed, r one route, b baseline, Enter again, q quit.')
}

async function repeatOpen({ run, openRoutes, say }: Repeating, trigger: Trigger): Promise<void> {
  const open = openRoutes()
  if (!open) return void (await run('all'))
  const code = await run('failed')
  if (code !== 0 || trigger === 'failed' || open.length === 0) return
  say(`That holds now. What else is decided at ${open.join(', ')}:`)
  await run({ routes: open })
}
