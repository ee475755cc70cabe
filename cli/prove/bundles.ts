import type { InterfaceName } from '../../core/interface-name.ts'
import type { Variant } from '../../sandbox/variants/kit/variant.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { excludes } from '../targets/variants-together.ts'

/**
 * All variants in as few groups as can be: no group holds two that exclude each other. Those that take something away
 * from a target would hide what others change, and are in groups of their own: one that has as many of them as can be, of which
 * halves are evaluated where that hides too much, and what is left.
 */
export function bundles(): string[][] {
  const alone = variants.filter((variant) => variant.alone).map(({ id }) => [id])
  const together = variants.filter((variant) => !variant.alone)
  const [hiding, others] = [together.filter(({ hides }) => hides), together.filter(({ hides }) => !hides)]
  return [...grouped(others, 'smallest'), ...grouped(hiding, 'largest'), ...alone]
}

/** Those that exclude most others choose first, each a group that has none of them: all stay of a size if it is the smallest. */
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

/** Whether each of these takes so much away that it would hide what others change. */
export function areHiding(ids: readonly string[]): boolean {
  return ids.every((id) => variantNamed(id)?.hides === true)
}

/** Whether these leave a target without a control port, whose clock nobody can move. */
export function haveNoControl(ids: readonly string[]): boolean {
  return ids.some((id) => variantNamed(id)?.options?.control === false)
}

/** Whether a variant can be seen in an interface. */
export function shownIn(id: string, name: InterfaceName): boolean {
  const { interfaces, absentIn } = variantNamed(id) ?? {}
  return (interfaces?.includes(name) ?? true) && !absentIn?.includes(name)
}

/** The capability that every row needs on which a variant can be seen; undefined where it may be seen on any. */
export function seenWith(id: string): string | undefined {
  return variantNamed(id)?.seenWith
}

function variantNamed(id: string): Variant | undefined {
  return variants.find((variant) => variant.id === id)
}
