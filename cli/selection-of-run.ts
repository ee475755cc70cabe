import type { InterfaceName } from '../core/interface-name.ts'
import type { JournalEvent, RunStarted } from '../core/journal-events.ts'
import type { Resumed } from '../harness/evaluation/resumed.ts'
import { keyOfCheck } from '../harness/run/shard.ts'
import { checksAtRoutes } from '../harness/evaluation/checks-at-routes.ts'
import { type TimeTaken, timeTaken } from '../harness/evaluation/time-taken.ts'
import { routesNamed } from './asked/routes-named.ts'
import { type EarlierRun, earlierRun, keptFrom } from './earlier-run.ts'
import type { RunCommandOptions } from './run-options.ts'
import { type Chosen, openIn } from './what-is-open.ts'

/** The checks of a run in their order, its seed, and what it keeps of earlier runs. */
export interface SelectionOfRun {
  seed: number
  only: string[]
  /** The keys of the checks to run; all below `only` when absent. */
  among?: ReadonlySet<string>
  /** The checks that run first; the usual order when absent. */
  first?: ReadonlySet<string>
  /** The options that chose the checks; absent for `only` and titles alone. */
  selection?: string
  /** The time of each check in the last run, if there is one. */
  took?: ReadonlyMap<string, TimeTaken>
  /** The start of its journal; absent when nothing is kept. */
  kept?: { kept: RunStarted['kept']; events: JournalEvent[] }
  /** The run whose reports this one replaces without keeping any. */
  replaces?: string
  /** Sentences about what is not repeated of an earlier run. */
  leftOut: string[]
  /** The earlier run, when nothing of it is to be repeated. */
  nothingIn?: EarlierRun
}

/** The selection of a run by its options and the last run at its target. @throws as `earlierRun` */
export function selectionOfRun(
  options: RunCommandOptions,
  target: RunStarted['target'],
  interfaces: InterfaceName[],
  { env, resumed }: { env: NodeJS.ProcessEnv; resumed: Resumed | undefined },
): SelectionOfRun {
  const { route: routes = [], alone, part, shard } = options
  const standsAlone = resumed ?? part ?? shard ?? alone
  const last = standsAlone ? undefined : earlierRun(options, target, env)
  const earlier = last && 'started' in last ? last : undefined
  const seedAsked = options.seed ?? earlier?.started.seed ?? 'new'
  const seed = seedAsked === 'new' ? Math.floor(Math.random() * 0x7fff_ffff) : seedAsked
  const kept = earlier && keptFrom(earlier, interfaces)
  const took = earlier && timeTaken(earlier.decided)
  const replaces = last && 'elsewhere' in last ? { replaces: last.elsewhere } : {}
  const open =
    earlier && (options.failed || options.failedFirst) ? openIn(earlier, interfaces, options.only) : undefined
  const leftOut = open?.leftOut ?? []
  const whole = { seed, only: options.only, leftOut, ...(kept && { kept }), ...(took && { took }), ...replaces }
  if (resumed?.started.selection !== undefined) return { ...whole, ...resumedSelection(resumed.started) }
  const first = options.failedFirst && open ? { first: open.checks } : {}
  const failed = options.failed ? open : undefined
  const atRoutes = routes.length > 0 ? checksAtRoutes(routesNamed(routes, interfaces), options.only) : undefined
  const taken = failed && atRoutes ? inBoth(failed, atRoutes) : (failed ?? atRoutes)
  if (!taken) return { ...whole, ...first }
  if (earlier && taken.addresses.size === 0) return { ...whole, nothingIn: earlier }
  const selection = [...(failed ? ['--failed'] : []), ...routes.map((route) => `--route '${route}'`)].join(' ')
  return { ...whole, ...first, only: [...taken.addresses], among: taken.checks, selection }
}

function inBoth(one: Chosen, other: Chosen): Chosen {
  const both = (own: Set<string>, others: Set<string>) => new Set([...own].filter((word) => others.has(word)))
  return { checks: both(one.checks, other.checks), addresses: both(one.addresses, other.addresses) }
}

function resumedSelection({ planned, selection = '' }: RunStarted): Pick<SelectionOfRun, 'among' | 'selection'> {
  const keys = planned.flatMap((row) => row.checks.map((check) => keyOfCheck(row.interface, check)))
  return { among: new Set(keys), selection }
}
