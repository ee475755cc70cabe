import { addressOf } from '../../requirements/address-of.ts'
import { currentAddress, bindsInterface, selectAddresses } from '../../requirements/select-addresses.ts'
import { liesBeneath } from '../../core/address.ts'
import { nearestAddresses } from '../../core/nearest-word.ts'
import { type InterfaceName, interfaceNames } from '../../core/interfaces.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { AskedWrongly } from '../asked/interfaces-to-evaluate.ts'
import { type KnownFault, knownFaults } from '../targets/known-faults.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { faultsUnknown } from '../../requirements/rules-by-point.ts'
import { samplePlaces } from './sample-places.ts'
import { bundles, shownIn, variantNamed } from './bundles.ts'
import type { BaselineTask, Task, VariantsTask } from './task.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'

/** Addresses in one interface; everything when there are none. */
interface Part {
  only?: string[]
  interfaces: [InterfaceName]
}

export interface Asked {
  only: string[]
  fault: string[]
  variant: string[]
  /** Takes every fault at a place; a sample when absent. */
  allPlaces?: true
  /** Of the sample; 1 when absent. */
  seed?: number
}

/** The sandboxes to evaluate, and the baseline among them. */
export interface Chosen {
  tasks: Task[]
  faults: KnownFault[]
  /**
   * The unchanged sandbox, once per interface. A requirement must hold there before it needs a fault. Empty when faults
   * or variants are named.
   */
  baseline: BaselineTask[]
}

/**
 * The sandboxes to evaluate, the longest first. The baseline and variants have a sandbox for each interface, so that no
 * slot works for minutes while others are idle.
 * @throws AskedWrongly when a name or address matches nothing, or the named ones do not show there
 */
export function chooseTasks({ fault, variant, allPlaces, seed = 1, ...asked }: Asked): Chosen {
  const only = asked.only.map(currentAddress)
  const named = fault.length + variant.length > 0
  const faults = knownFaults()
  for (const id of fault) demandKnown('FAULT_UNKNOWN', id, faults)
  for (const id of variant) demandKnown('VARIANT_UNKNOWN', id, variants)
  if (!named) demandNamed(faults)
  const wanted = faults.filter(({ id }) => !named || fault.includes(id))
  const seen = wanted.flatMap((one) => {
    const interfaces = interfacesOf(one, only)
    return interfaces.length > 0 ? [{ one, interfaces }] : []
  })
  const taken = named || allPlaces ? seen : samplePlaces(seen, seed)
  const together = named ? variant.map((id) => [id]) : bundles()
  const parts = partsOf(only)
  const baseline = named ? [] : parts.map((part): BaselineTask => ({ kind: 'baseline', ...part }))
  const tasks: Task[] = [
    ...baseline,
    ...together.flatMap((ids) => parts.flatMap((part) => variantsTask(ids, part, named))),
    ...taken.map(({ one: { id }, interfaces }) => ({ kind: 'fault' as const, id, interfaces })),
  ]
  if (tasks.length === 0) {
    const why = `nothing of ${[...fault, ...variant].join(', ')} can be seen beneath ${only.join(', ')}`
    throw new AskedWrongly('NOTHING_TO_EVALUATE', `${why}. Name addresses where it can, or leave --only out.`)
  }
  return { tasks: longestFirst(tasks), faults: taken.map(({ one }) => one), baseline }
}

/** The parts below the addresses, or all interfaces. @throws RequirementError ADDRESS_UNKNOWN */
function partsOf(only: string[]): Part[] {
  if (only.length === 0) return interfaceNames().map((name) => ({ interfaces: [name] }))
  const bound = (addresses: string[]) =>
    new Set(selectAddresses(readRequirements(), interfaceNames(), addresses).map((one) => one.interface))
  const byAddress = only.map((address) => ({ address, names: bound([address]) }))
  return [...bound(only)].map((name) => ({
    only: byAddress.filter(({ names }) => names.has(name)).map(({ address }) => address),
    interfaces: [name],
  }))
}

/** Those of the variants that show in the part, on one sandbox; empty for none. */
function variantsTask(ids: string[], part: Part, named: boolean): VariantsTask[] {
  const seen = ids.filter((id) => part.interfaces.every((name) => shownIn(id, name)))
  const showing = named ? part : showingAnyOf(seen, part)
  return seen.length > 0 && showing ? [{ kind: 'variants', ids: seen, ...showing }] : []
}

/** The rows of a part that can show one of these variants; undefined for none. */
function showingAnyOf(ids: string[], { only, interfaces }: Part): Part | undefined {
  const capabilities = ids.map((id) => variantNamed(id)?.seenWith)
  if (capabilities.includes(undefined)) return { ...(only && { only }), interfaces }
  const [name] = interfaces
  const rows = readRequirements().filter(
    (row) =>
      bindsInterface(row, name) &&
      row.needs.some((need) => capabilities.includes(need)) &&
      (only ?? [name]).some((prefix) => isBeneath(row.id, name, prefix)),
  )
  return rows.length > 0 ? { only: rows.map(({ id }) => addressOf(id, name)), interfaces } : undefined
}

/** The interfaces in which a fault breaks a row below the addresses, or any row. */
function interfacesOf({ breaks, interfaces, absentIn }: KnownFault, only: string[]): InterfaceName[] {
  const rows = readRequirements().filter(({ id }) => breaks.includes(id))
  return interfaceNames().filter((name) =>
    rows.some(
      (row) =>
        bindsInterface(row, name) &&
        (interfaces?.includes(name) ?? true) &&
        !absentIn?.includes(name) &&
        (only.length === 0 || only.some((prefix) => isBeneath(row.id, name, prefix))),
    ),
  )
}

function isBeneath(id: string, name: InterfaceName, prefix: string): boolean {
  return liesBeneath(addressOf(id, name), prefix) || liesBeneath(id, prefix)
}

/**
 * Refuses a rule that names an unknown fault, because its other faults, or none, would prove it, or an unknown variant,
 * on which it could never warn.
 */
function demandNamed(faults: readonly KnownFault[]): void {
  const names = faults.map(({ id }) => id)
  for (const { id, defined, warnsOn = [] } of readRequirements())
    for (const name of warnsOn)
      demandKnown('VARIANT_UNKNOWN', name, variants, `, which ${id} names under \`Variants:\` (${defined})`)
  for (const { rule, name, where } of faultsUnknown(readRequirements(), names))
    demandKnown('FAULT_UNKNOWN', name, faults, `, which ${rule} names under \`Faults:\` (${where})`)
}

function demandKnown(code: string, id: string, all: ReadonlyArray<{ id: string }>, named = ''): void {
  if (all.some((one) => one.id === id)) return
  const near = nearestAddresses(
    id,
    all.map((one) => one.id),
  )
  throw new AskedWrongly(code, `there is no ${id}${named}; near it are ${near.join(', ')}.`)
}

/** The parts of the other faults after which no long wait, no slow sandbox and no whole interface begins. */
const [lastToWait, lastSlow, lastToBegin] = [0.2, 0.5, 0.7]

/**
 * The sandboxes in an order that keeps processors busy and leaves little to wait for at the end. Whole interfaces are
 * spread evenly among the faults: those with most rows first, and earliest those whose clock nobody can move. Faults
 * whose checks run alone mostly wait; the other faults compute. Of these, the ones of most interfaces come first, since
 * each interface waits in turn for what never comes.
 */
function longestFirst(tasks: readonly Task[]): Task[] {
  const rows = readRequirements()
  const waiting = new Set(readChecks().flatMap(({ turn, requirements }) => (turn.alone ? requirements : [])))
  const slow = new Set(knownFaults().flatMap(({ id, breaks }) => (breaks.some((row) => waiting.has(row)) ? [id] : [])))
  const weightOf = ({ interfaces }: Task): number =>
    rows.filter((row) => interfaces.some((name) => bindsInterface(row, name))).length
  const isSlow = (task: Task) => task.kind === 'fault' && slow.has(task.id)
  const weights = new Map<Task, number>(
    tasks.flatMap((task) => (task.kind === 'fault' ? [] : [[task, weightOf(task)]])),
  )
  const whole = tasks.filter((task) => weights.has(task)).toSorted((a, b) => weights.get(b)! - weights.get(a)!)
  const { still = [], moved = [] } = Object.groupBy(whole, (task) => (standsStill(task) ? 'still' : 'moved'))
  const others = tasks
    .filter((task) => !weights.has(task) && !isSlow(task))
    .toSorted((one, other) => other.interfaces.length - one.interfaces.length)
  return mixed([still, lastToWait], [moved, lastToBegin], [tasks.filter(isSlow), lastSlow], [others, 1])
}

/** Whether its variants remove the control port, so that nobody can move the clock. */
function standsStill(task: Task): boolean {
  return task.kind === 'variants' && task.ids.some((id) => variantNamed(id)?.options?.control === false)
}

/** Merges lists, each in its order and spread evenly over the whole or its first part. */
function mixed(...lists: Array<[tasks: Task[], part: number]>): Task[] {
  const placed = lists.flatMap(([list, part]) =>
    list.map((task, at) => ({ task, place: (part * (at + 1)) / list.length })),
  )
  return placed.toSorted((one, other) => one.place - other.place).map(({ task }) => task)
}
