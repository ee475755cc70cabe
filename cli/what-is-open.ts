import { liesBeneath } from '../core/address.ts'
import type { InterfaceName } from '../core/interface-name.ts'
import { interfaceNames } from '../core/interfaces.ts'
import type { CheckDecided } from '../core/journal-events.ts'
import { planOf } from '../harness/evaluation/plan.ts'
import { readChecks } from '../harness/evaluation/read-checks.ts'
import { countThat } from '../harness/reasons/count.ts'
import { keyOfCheck } from '../harness/run/shard.ts'
import { settleRequirements } from '../harness/verdicts/requirement-verdicts.ts'
import { isOpenOrBroken } from '../harness/verdicts/gravest.ts'
import { checkInWordsOf } from '../requirements/rules-of-feature.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import type { EarlierRun } from './earlier-run.ts'

/** What a run selects: checks by key and requirements by address. */
export interface Chosen {
  checks: Set<string>
  addresses: Set<string>
}

export interface Open extends Chosen {
  /** Sentences about what is left out. */
  leftOut: string[]
}

/**
 * What failed, warned or was inconclusive in an earlier run, below `only` or everywhere. If a failed check is gone, all
 * checks of its requirement are open. What waits for a missing route is left out if that route is checked again.
 */
export function openIn(earlier: EarlierRun, interfaces: InterfaceName[], only: readonly string[]): Open {
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
