import type { InterfaceName } from '../../core/interfaces.ts'
import type { Variant } from '../../sandbox/variants/kit/variant.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { excludes } from '../targets/variants-together.ts'

/**
 * All variants in as few groups as possible, without two that exclude each other. Variants that hide others' changes
 * form groups of their own: the largest possible one, whose halves are evaluated if it hides too much, and the rest.
 */
export function bundles(): string[][] {
  const alone = variants.filter((variant) => variant.alone).map(({ id }) => [id])
  const together = variants.filter((variant) => !variant.alone)
  const [hiding, others] = [together.filter(({ hides }) => hides), together.filter(({ hides }) => !hides)]
  return [...grouped(others, 'smallest'), ...grouped(hiding, 'largest'), ...alone]
}

/** Variants with most exclusions choose first: the smallest group keeps sizes even, the largest makes one big group. */
function grouped(all: readonly Variant[], choice: 'largest' | 'smallest'): string[][] {
  const excluded = new Map(all.map((one) => [one, all.filter((other) => other !== one && excludes(one, other)).length]))
  const groups: Variant[][] = []
  for (const one of all.toSorted((a, b) => excluded.get(b)! - excluded.get(a)!)) {
    const free = groups.filter((group) => !group.some((other) => excludes(one, other)))
    const bySize = free.toSorted((a, b) => a.length - b.length)
    const chosen = bySize.at(choice === 'smallest' ? 0 : -1)
    if (chosen) chosen.push(one)
    else groups.push([one])
  }
  const order = new Map(variants.map(({ id }, at) => [id, at]))
  return groups.map((group) => group.map(({ id }) => id).toSorted((a, b) => order.get(a)! - order.get(b)!))
}

/** Whether each of these variants hides what others change. */
export function areHiding(ids: readonly string[]): boolean {
  return ids.every((id) => variantNamed(id)?.hides === true)
}

/** Whether these variants remove the control port, so that nobody can move the clock. */
export function haveNoControl(ids: readonly string[]): boolean {
  return ids.some((id) => variantNamed(id)?.options?.control === false)
}

/** Whether a variant shows in an interface. */
export function shownIn(id: string, name: InterfaceName): boolean {
  const { interfaces, absentIn } = variantNamed(id) ?? {}
  return (interfaces?.includes(name) ?? true) && !absentIn?.includes(name)
}

/** The capability of all rows on which a variant shows; undefined when it may show on any. */
export function seenWith(id: string): string | undefined {
  return variantNamed(id)?.seenWith
}

function variantNamed(id: string): Variant | undefined {
  return variants.find((variant) => variant.id === id)
}
