import { type InterfaceName, interfaceNames } from '../core/interfaces.ts'
import type { JournalEvent, RunStarted, CheckDecided } from '../core/journal-events.ts'
import type { Resumed } from '../harness/evaluation/resumed.ts'
import { keyOfCheck } from '../harness/run/shard.ts'
import { checksAtRoutes } from '../harness/evaluation/checks-at-routes.ts'
import { routesNamed } from './asked/routes-named.ts'
import { type EarlierRun, earlierRun, keptFrom } from './earlier-run.ts'
import type { RunCommandOptions } from './run-options.ts'
import { liesBeneath } from '../core/address.ts'
import { planOf } from '../harness/evaluation/plan.ts'
import { readChecks } from '../harness/evaluation/read-checks.ts'
import { countThat } from '../harness/reasons/count.ts'
import { settleRequirements } from '../harness/verdicts/requirement-verdicts.ts'
import { isOpenOrBroken } from '../harness/verdicts/gravest.ts'
import { checkInWordsOf } from '../requirements/in-words-of.ts'
import { durationsOf } from './targets/shards.ts'
import { readRequirements } from '../requirements/read-requirements.ts'

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
  took?: ReadonlyMap<string, number>
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
  const took = earlier && durationsOf(earlier.decided)
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

/** What a run selects: checks by key and requirements by address. */
interface Chosen {
  checks: Set<string>
  addresses: Set<string>
}

interface Open extends Chosen {
  /** Sentences about what is left out. */
  leftOut: string[]
}

/**
 * What failed, warned or was inconclusive in an earlier run, below `only` or everywhere. If a failed check is gone, all
 * checks of its requirement are open. What waits for a missing route is left out if that route is checked again.
 */
function openIn(earlier: EarlierRun, interfaces: InterfaceName[], only: readonly string[]): Open {
  const rows = new Map(readRequirements().map((row) => [row.id, row]))
  const settled = settleRequirements(earlier.started.planned, earlier.decided, rows)
  const checksNow = new Map(
    planOf({ interfaces, only: [] }, readChecks()).planned.map((row) => [row.address, row.checks]),
  )
  const all = settled.filter(
    ({ verdict, address, id }) =>
      isOpenOrBroken(verdict) &&
      (only.length === 0 || only.some((one) => liesBeneath(address, one) || liesBeneath(id, one))),
  )
  const missing = new Set(all.filter(({ code }) => code === 'route-missing').map(({ address }) => address))
  const waits = ({ root = '' }: { root?: string }) => missing.has(root)
  const open = all.filter((one) => !waits(one))
  const addresses = open.map(({ address }) => address)
  const chosen = { checks: new Set<string>(), addresses: new Set(addresses.filter((one) => checksNow.has(one))) }
  const decided = new Map(earlier.decided.map((event) => [keyOfCheck(event.interface, event.check), event]))
  const byRow = Map.groupBy(
    earlier.decided.flatMap((event) =>
      event.judgements.map((judgement) => ({ ...judgement, interface: event.interface })),
    ),
    (one) => keyOfCheck(one.interface, one.requirement),
  )
  for (const { id, address, interface: name, checks } of open) {
    const now = checksNow.get(address) ?? []
    const own = checks.filter((check) => now.includes(check)).map((check) => keyOfCheck(name, check))
    const isOpen = (key: string) => opens(decided.get(key), id)
    const seen = (byRow.get(keyOfCheck(name, id)) ?? []).filter(
      ({ verdict, sentBy }) => isOpenOrBroken(verdict) && sentBy,
    )
    // An observer's finding is checked again by the check that sent the exchange, and by the requirement's own checks.
    for (const { sentBy } of seen) for (const key of titled(name, sentBy?.title)) chosen.checks.add(key)
    const again = seen.length > 0 ? own : own.filter(isOpen)
    for (const key of again.length > 0 ? again : now.map((check) => keyOfCheck(name, check))) chosen.checks.add(key)
  }
  const isLeft = (name: InterfaceName) => interfaceNames().includes(name) && !interfaces.includes(name)
  const gone = open.filter((one) => !checksNow.has(one.address) && !isLeft(one.interface))
  return { ...chosen, leftOut: [...goneLines(gone), ...waitingLines(all.filter(waits))] }
}

/** The open requirements of the last run that no longer exist. */
function goneLines(gone: ReadonlyArray<{ address: string }>): string[] {
  if (gone.length === 0) return []
  const unknown = `${countThat(gone.length, 'requirement', 'is')} unknown to this Assay and left out`
  const named = gone.map(({ address }) => address).join(', ')
  return [`Of what failed, warned or was inconclusive in the last run, ${unknown}: ${named}`]
}

/** The requirements that wait for a missing route. */
function waitingLines(waiting: ReadonlyArray<{ root?: string }>): string[] {
  const roots = [...new Set(waiting.flatMap(({ root }) => root ?? []))]
  if (roots.length === 0) return []
  return [
    `Left out: ${countThat(waiting.length, 'requirement', 'is')} waiting for ${roots.join(', ')}. Once that holds, --failed takes them too.`,
  ]
}

/** Whether a check leaves a requirement open or broken. */
function opens(event: CheckDecided | undefined, id: string): boolean {
  if (!event) return true
  const own = event.judgements.filter(({ requirement }) => requirement === id)
  return isOpenOrBroken(event.verdict) || own.some(({ verdict }) => isOpenOrBroken(verdict))
}

function titled(name: InterfaceName, title: string | undefined): string[] {
  const named = readChecks().filter((check) => checkInWordsOf(name, check.title) === title)
  return named.map((check) => keyOfCheck(name, check.name))
}
