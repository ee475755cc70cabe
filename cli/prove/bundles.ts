import type { InterfaceName } from '../../core/interfaces.ts'
import type { Variant } from '../../sandbox/variants/kit/variant.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { excludes } from '../targets/variants-together.ts'

/**
 * All variants in as few groups as possible, without two that exclude each other. Two groups of even size hold nearly
 * all. Variants that hide others' changes form groups of their own, the first as large as possible. A variant that fits
 * in neither of the two, such as a third answer to one question, joins those.
 */
export function bundles(): string[][] {
  const alone = variants.filter((variant) => variant.alone).map(({ id }) => [id])
  const together = variants.filter((variant) => !variant.alone)
  const byExclusions = together.toSorted((a, b) => exclusions(b, together) - exclusions(a, together))
  const hiding: Variant[][] = []
  for (const one of byExclusions.filter(({ hides }) => hides)) join(one, hiding, hiding)
  const even: Variant[][] = [[], []]
  for (const one of byExclusions.filter(({ hides }) => !hides))
    join(one, [...even.toSorted((a, b) => a.length - b.length), ...hiding], hiding)
  const order = new Map(variants.map(({ id }, at) => [id, at]))
  const groups = [...even, ...hiding].map((group) => group.map(({ id }) => id))
  return [...groups.map((ids) => ids.toSorted((a, b) => order.get(a)! - order.get(b)!)), ...alone]
}

function exclusions(one: Variant, all: readonly Variant[]): number {
  return all.filter((other) => other !== one && excludes(one, other)).length
}

/** Adds a variant to the first group that it can join, or else to a new one. */
function join(one: Variant, groups: readonly Variant[][], all: Variant[][]): void {
  const group = groups.find((others) => !others.some((other) => excludes(one, other)))
  if (group) group.push(one)
  else all.push([one])
}

/** Whether a variant shows in an interface. */
export function shownIn(id: string, name: InterfaceName): boolean {
  const { interfaces, absentIn } = variantNamed(id) ?? {}
  return (interfaces?.includes(name) ?? true) && !absentIn?.includes(name)
}

export function variantNamed(id: string): Variant | undefined {
  return variants.find((variant) => variant.id === id)
}
