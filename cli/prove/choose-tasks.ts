import { addressOf } from '../../requirements/address-of.ts'
import { liesBeneath } from '../../core/address.ts'
import { nearestAddresses } from '../../core/nearest-word.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { AskedWrongly } from '../asked/interfaces-to-evaluate.ts'
import { type KnownFault, knownFaults } from '../targets/known-faults.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { bindsInterface, selectAddresses } from '../../requirements/select-addresses.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { faultsUnknown } from '../../requirements/rules-broken-by.ts'
import { longestFirst } from './longest-first.ts'
import { samplePlaces } from './sample-places.ts'
import { bundles, seenWith, shownIn } from './bundles.ts'
import type { BaselineTask, Task, VariantsTask } from './task.ts'

/** What lies beneath some addresses in one interface; all of it without any. */
interface Part {
  only?: string[]
  interfaces: [InterfaceName]
}

export interface Asked {
  only: string[]
  fault: string[]
  variant: string[]
  /** Takes every fault that stands for one place; a sample when absent. */
  allPlaces?: true
  /** Of the sample; 1 when absent. */
  seed?: number
}

/** The sandboxes to evaluate, and those among them that stand for requirements as a whole. */
export interface Chosen {
  tasks: Task[]
  faults: KnownFault[]
  /**
   * The sandbox without any change, once for each interface. A requirement must hold on it before a fault is wanted; empty
   * where faults or variants are named.
   */
  baseline: BaselineTask[]
}

/**
 * The sandboxes to evaluate, those that take longest first. The baseline and variants are evaluated for each interface
 * on a sandbox of its own, so that no slot has work for minutes while others have none.
 * @throws AskedWrongly when a name or an address matches nothing, or nothing of what is named can be seen there
 */
export function chooseTasks({ only, fault, variant, allPlaces, seed = 1 }: Asked): Chosen {
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
  const asked = named || allPlaces ? seen : samplePlaces(seen, seed)
  const together = named ? variant.map((id) => [id]) : bundles()
  const parts = partsOf(only)
  const baseline = named ? [] : parts.map((part): BaselineTask => ({ kind: 'baseline', ...part }))
  const tasks: Task[] = [
    ...baseline,
    ...together.flatMap((ids) => parts.flatMap((part) => variantsTask(ids, part, named))),
    ...asked.map(({ one: { id }, interfaces }) => ({ kind: 'fault' as const, id, interfaces })),
  ]
  if (tasks.length === 0) {
    const why = `nothing of ${[...fault, ...variant].join(', ')} can be seen beneath ${only.join(', ')}`
    throw new AskedWrongly('NOTHING_TO_EVALUATE', `${why}. Name addresses where it can, or leave --only out.`)
  }
  return { tasks: longestFirst(tasks), faults: asked.map(({ one }) => one), baseline }
}

/** What lies beneath these addresses in each interface that they bind; every interface without any. @throws RequirementError ADDRESS_UNKNOWN */
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

/** Of these variants those that can be seen in the part, on one sandbox; none where no variant can. */
function variantsTask(ids: string[], part: Part, named: boolean): VariantsTask[] {
  const seen = ids.filter((id) => part.interfaces.every((name) => shownIn(id, name)))
  const showing = named ? part : showingAnyOf(seen, part)
  return seen.length > 0 && showing ? [{ kind: 'variants', ids: seen, ...showing }] : []
}

/** What of a part can show one of these variants; undefined where nothing can. */
function showingAnyOf(ids: string[], { only, interfaces }: Part): Part | undefined {
  const capabilities = ids.map(seenWith)
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

/** The interfaces in which a fault breaks something that lies beneath one of the addresses, or anything without any. */
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

/** A rule with a name that no fault has would be proven by its other faults, or by none. */
function demandNamed(faults: readonly KnownFault[]): void {
  const names = faults.map(({ id }) => id)
  for (const { rule, name } of faultsUnknown(readRequirements(), names))
    demandKnown('FAULT_UNKNOWN', name, faults, `, which ${rule} names under \`Faults:\``)
}

function demandKnown(code: string, id: string, all: ReadonlyArray<{ id: string }>, named = ''): void {
  if (all.some((one) => one.id === id)) return
  const near = nearestAddresses(
    id,
    all.map((one) => one.id),
  )
  throw new AskedWrongly(code, `there is no ${id}${named}; near it are ${near.join(', ')}.`)
}
