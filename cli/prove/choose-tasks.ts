import { addressOf } from '../../requirements/address-of.ts'
import { liesBeneath } from '../../core/address.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import { variants } from '../../sandbox/variants/variants.ts'
import { AskedWrongly } from '../asked/interfaces-to-judge.ts'
import { knownMutants } from '../targets/own-mutants.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { bindsInterface, selectAddresses } from '../../requirements/select-addresses.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { Mutant } from '../../sandbox/mutants/kit/mutant.ts'
import { samplePlaces } from './sample-places.ts'
import type { Task } from './task.ts'
import { groupBy } from '../../core/group-by.ts'

/** What lies beneath some addresses, and the interfaces that it binds. */
interface Part {
  only: string[]
  interfaces: InterfaceName[]
}

export interface Asked {
  only: string[]
  mutant: string[]
  variant: string[]
  /** Takes every mutant that stands for one place; a sample when absent. */
  allPlaces?: true
  /** Of the sample; 1 when absent. */
  seed?: number
}

/** The sandboxes to evaluate, and those among them that stand for requirements as a whole. */
export interface Chosen {
  tasks: Task[]
  mutants: Mutant[]
  /** The sandbox without any change, on which a requirement must hold before a mutant is wanted; absent where mutants or variants are named. */
  baseline?: Task
}

/**
 * The sandboxes to evaluate. A variant that is named is evaluated alone; else as many together as are independent. With
 * addresses beside names, only what lies beneath them is evaluated on the sandboxes that are named.
 * @throws AskedWrongly when a name or an address matches nothing
 */
export function chooseTasks({ only, mutant, variant, allPlaces, seed = 1 }: Asked): Chosen {
  const named = mutant.length + variant.length > 0
  const mutants = knownMutants()
  for (const id of mutant) demandKnown('MUTANT_UNKNOWN', id, mutants)
  for (const id of variant) demandKnown('VARIANT_UNKNOWN', id, variants)
  const wanted = mutants.filter(({ id }) => !named || mutant.includes(id))
  const seen = wanted.flatMap((one) => {
    const interfaces = interfacesOf(one, only)
    return interfaces.length > 0 ? [{ one, interfaces }] : []
  })
  const asked = named || allPlaces ? seen : samplePlaces(seen, seed)
  const part = only.length > 0 ? partOf(only) : {}
  const together = named ? variant.map((id) => [id]) : bundles()
  const baseline = named ? undefined : { kind: 'baseline' as const, ...part }
  const tasks: Task[] = [
    ...(baseline ? [baseline] : []),
    ...together.flatMap((ids) => variantsTask(ids, part)),
    ...asked.map(({ one: { id }, interfaces }) => ({ kind: 'mutant' as const, id, interfaces })),
  ]
  return { tasks, mutants: asked.map(({ one }) => one), ...(baseline && { baseline }) }
}

/** What lies beneath these addresses, in the interfaces that they bind. @throws RequirementError ADDRESS_UNKNOWN */
function partOf(only: string[]): Part {
  const selected = selectAddresses(readRequirements(), interfaceNames(), only)
  return { only, interfaces: [...new Set(selected.map((one) => one.interface))] }
}

/**
 * All variants in as few groups as can be: no group holds two that answer one question. Those that take something away
 * from a target would hide what others change, were they taken at once, and stay alone.
 */
export function bundles(): string[][] {
  const alone = variants.filter((variant) => variant.alone).map(({ id }) => [id])
  const questions = [
    ...groupBy(
      variants.filter((variant) => !variant.alone),
      ({ question }) => question,
    ).values(),
  ]
  const groups: string[][] = Array.from({ length: Math.max(...questions.map(({ length }) => length)) }, () => [])
  for (const answers of questions.toSorted((one, other) => other.length - one.length)) {
    // The smallest groups first, so that all stay of a size.
    const free = groups.toSorted((one, other) => one.length - other.length)
    for (const [at, { id }] of answers.entries()) free[at]?.push(id)
  }
  const order = new Map(variants.map(({ id }, at) => [id, at]))
  return [...groups.map((ids) => ids.toSorted((one, other) => order.get(one)! - order.get(other)!)), ...alone]
}

/** A variant that stays alone is evaluated where it can be seen, and nowhere if that is beside the part. */
function variantsTask(ids: string[], part: Partial<Part>): Task[] {
  const [alone] = ids.length === 1 ? variants.filter(({ id }) => id === ids[0]) : []
  const seen = alone?.interfaces
  if (seen === undefined) return [{ kind: 'variants', ids, ...part }]
  const interfaces = (part.interfaces ?? interfaceNames()).filter((name) => seen.includes(name))
  const only = part.only?.filter((prefix) => partOf([prefix]).interfaces.some((name) => interfaces.includes(name)))
  return interfaces.length > 0 ? [{ kind: 'variants', ids, ...(only && { only }), interfaces }] : []
}

/** The interfaces in which a mutant breaks something that lies beneath one of the addresses, or anything without any. */
function interfacesOf({ breaks, interfaces, absentIn }: Mutant, only: string[]): InterfaceName[] {
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

function demandKnown(code: string, id: string, all: Array<{ id: string }>): void {
  if (all.some((one) => one.id === id)) return
  const word = id.split('-')[0] ?? id
  const near = all.map((one) => one.id).filter((candidate) => candidate.includes(word))
  const hint = near.length > 0 ? `; near it are ${near.slice(0, 5).join(', ')}` : ''
  throw new AskedWrongly(code, `there is no ${id}${hint}.`)
}
