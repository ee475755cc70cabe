import { liesBeneath } from '../core/address.ts'
import type { InterfaceName } from '../core/interface-name.ts'
import type { CheckDecided } from '../core/journal-events.ts'
import { readChecks } from '../harness/evaluation/read-checks.ts'
import { keyOfCheck } from '../harness/run/shard.ts'
import { settleRequirements } from '../harness/verdicts/requirement-verdicts.ts'
import { isOpenOrBroken } from '../harness/verdicts/verdict-of.ts'
import { checkInWordsOf } from '../requirements/in-words-of.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import type { EarlierRun } from './earlier-run.ts'

/** What a run takes on: checks by their keys, and requirements by their addresses. */
export interface Chosen {
  checks: Set<string>
  addresses: Set<string>
}

/** What failed, warned or was inconclusive in an earlier run, beneath the addresses that are given; all of it without any. */
export function openIn(earlier: EarlierRun, only: readonly string[]): Chosen {
  const rows = new Map(readRequirements().map((row) => [row.id, row]))
  const settled = settleRequirements(earlier.started.planned, earlier.decided, rows)
  const open = settled.filter(
    ({ verdict, address, id }) =>
      isOpenOrBroken(verdict) &&
      (only.length === 0 || only.some((one) => liesBeneath(address, one) || liesBeneath(id, one))),
  )
  const chosen: Chosen = { checks: new Set(), addresses: new Set(open.map(({ address }) => address)) }
  const decided = new Map(earlier.decided.map((event) => [keyOfCheck(event.interface, event.check), event]))
  const byRow = Map.groupBy(
    earlier.decided.flatMap((event) =>
      event.judgements.map((judgement) => ({ ...judgement, interface: event.interface })),
    ),
    (one) => keyOfCheck(one.interface, one.requirement),
  )
  for (const { id, interface: name, checks } of open) {
    const own = checks.map((check) => keyOfCheck(name, check))
    const isOpen = (key: string) => opens(decided.get(key), id)
    const seen = (byRow.get(keyOfCheck(name, id)) ?? []).filter(
      ({ verdict, sentBy }) => isOpenOrBroken(verdict) && sentBy,
    )
    // What an observer found is looked at again in what sent it, and in the checks of the requirement.
    for (const { sentBy } of seen) for (const key of titled(name, sentBy?.title)) chosen.checks.add(key)
    for (const key of seen.length > 0 ? own : own.filter(isOpen)) chosen.checks.add(key)
  }
  return chosen
}

/** Whether a check leaves a requirement open, or has it broken. */
function opens(event: CheckDecided | undefined, id: string): boolean {
  if (!event) return true
  const own = event.judgements.filter(({ requirement }) => requirement === id)
  return isOpenOrBroken(event.verdict) || own.some(({ verdict }) => isOpenOrBroken(verdict))
}

function titled(name: InterfaceName, title: string | undefined): string[] {
  const named = readChecks().filter((check) => checkInWordsOf(name, check.title) === title)
  return named.map((check) => keyOfCheck(name, check.name))
}
