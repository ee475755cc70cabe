/** What the repetition of runs needs to know and to do. */
export interface Repeating {
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
  /** What is said once nothing goes on; nothing when absent. */
  waits?: string
}

const away = 'What was decided stays; what failed is repeated once it answers.'

/**
 * Runs what triggers ask for until one says that it is enough. A change repeats what was open, and once that holds what is
 * decided at the routes where it was. While the server is away nothing runs, and nothing that was decided is lost.
 */
export async function repeat(on: Repeating): Promise<void> {
  let last: Trigger = 'changed'
  for (let trigger = await on.next(); trigger !== 'quit'; trigger = await on.next()) {
    if (trigger === 'baseline') {
      on.setBaseline()
      continue
    }
    const asked: Trigger | undefined =
      trigger === 'route' ? routeNamed(await on.askRoute()) : trigger === 'again' ? last : trigger
    if (asked === undefined) continue
    last = asked
    if (await on.isUp()) await runFor(asked, on)
    else on.say(`The server does not answer. ${away}`)
  }
}

function routeNamed(route: string): Taken | undefined {
  return route === '' ? undefined : { route: [route] }
}

async function runFor(trigger: Trigger, on: Repeating): Promise<void> {
  const isTaken = trigger === 'all' || typeof trigger === 'object'
  await (isTaken ? on.run(trigger) : repeatOpen(on, trigger))
  const words = (await on.isUp()) ? on.waits : `The server went away during the run. ${away}`
  if (words !== undefined) on.say(words)
}

async function repeatOpen({ run, openRoutes, say }: Repeating, trigger: Trigger): Promise<void> {
  const open = openRoutes()
  if (!open) return void (await run('all'))
  const code = await run('failed')
  if (code !== 0 || trigger === 'failed') return
  // A warning is open still, although the run has no failure.
  const left = new Set(openRoutes())
  const held = open.filter((route) => !left.has(route))
  if (held.length === 0) return
  say(`That holds now. What else is decided at ${held.join(', ')}:`)
  await run({ route: held })
}

/** What a run is to take: everything that was asked for, what is open, or what is decided at routes or beneath addresses. */
export type Taken = 'all' | 'failed' | { route: readonly string[] } | { only: readonly string[] }

/** What has something run, or ends the command. */
export type Trigger = Taken | 'changed' | 'up' | 'route' | 'baseline' | 'again' | 'quit'

/** Triggers in the order of their coming. Several changes that come while something runs are one. */
export class Triggers {
  private readonly waiting: Trigger[] = []
  private wake = () => {}

  add(trigger: Trigger): void {
    const isSame = (one: Trigger) => JSON.stringify(one) === JSON.stringify(trigger)
    if (!this.waiting.some(isSame)) this.waiting.push(trigger)
    this.wake()
  }

  async next(): Promise<Trigger> {
    for (;;) {
      const first = this.waiting.shift()
      if (first !== undefined) return first
      await new Promise<void>((resolve) => void (this.wake = resolve))
    }
  }
}
