import { liesBeneath } from '../../core/address.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { CheckKept, ContractKept } from '../../harness/recording/recording-line.ts'
import { decisiveOf } from '../../harness/verdicts/gravest.ts'
import { addressOf } from '../../requirements/address-of.ts'

/** Why a verdict differs from the recording. */
export type Cause =
  | 'not in the recording'
  | 'requirement reworded'
  | 'check changed'
  | 'contract changed'
  | 'same checks'

/** A requirement whose verdict differs from the recording; absent when none of its checks ran. */
export interface Difference {
  address: string
  before?: Verdict
  now?: Verdict
  cause: Cause
}

interface Said {
  address: string
  verdict: Verdict
  code?: string
  row: string
  /** The deciding check and its steps. */
  by: string
}

export interface Compared {
  addresses: number
  differences: Difference[]
}

/** Compares requirements now and in the recording, all or below `only`, by all their checks. */
export function compareChecks(
  before: readonly CheckKept[],
  now: readonly CheckKept[],
  only: readonly string[] = [],
): Compared {
  const isMeant = ({ address }: Said) => only.length === 0 || only.some((one) => liesBeneath(address, one))
  return compare(saidOf(before, isMeant), saidOf(now, isMeant), 'check changed')
}

/** The same for consumers' needs. */
export function compareContracts(before: readonly ContractKept[], now: readonly ContractKept[]): Compared {
  return compare(needsOf(before), needsOf(now), 'contract changed')
}

function needsOf(contracts: readonly ContractKept[]): Map<string, Said[]> {
  const said = contracts.map(({ pact, ...rest }) => ({ ...rest, row: '', by: pact }))
  return Map.groupBy(said, ({ address }) => address)
}

function compare(old: Map<string, Said[]>, fresh: Map<string, Said[]>, changed: Cause): Compared {
  const addresses = [...new Set([...old.keys(), ...fresh.keys()])].toSorted()
  const differences = addresses.flatMap((address): Difference[] => {
    const [was, is] = [old.get(address) ?? [], fresh.get(address) ?? []]
    const [verdictBefore, verdictNow] = [decisiveOf(was)?.verdict, decisiveOf(is)?.verdict]
    if (verdictBefore === verdictNow) return []
    return [
      {
        address,
        ...(verdictBefore && { before: verdictBefore }),
        ...(verdictNow && { now: verdictNow }),
        cause: causeOf(was, is, changed),
      },
    ]
  })
  return { addresses: addresses.length, differences }
}

function saidOf(checks: readonly CheckKept[], isMeant: (one: Said) => boolean): Map<string, Said[]> {
  const said = checks.flatMap(({ interface: name, check, steps, judgements }) =>
    judgements.map(({ requirement, ...rest }) => ({
      ...rest,
      address: addressOf(requirement, name),
      by: `${check} ${steps}`,
    })),
  )
  return Map.groupBy(said.filter(isMeant), ({ address }) => address)
}

function causeOf(was: readonly Said[], is: readonly Said[], changed: Cause): Cause {
  const rows = (said: readonly Said[]) => said[0]?.row
  const checks = (said: readonly Said[]) => [...new Set(said.map(({ by }) => by))].toSorted().join()
  if (is.some(({ code }) => code === 'not-in-recording')) return 'not in the recording'
  if (was.length > 0 && is.length > 0 && rows(was) !== rows(is)) return 'requirement reworded'
  return checks(was) === checks(is) ? 'same checks' : changed
}
