import type { InterfaceName } from '../../core/interface-name.ts'
import type { Variant } from '../../sandbox/variants/kit/variant.ts'
import { variants } from '../../sandbox/variants/variants.ts'

/**
 * All variants in as few groups as can be: no group holds two that answer one question. Those that take something away
 * from a target would hide what others change, and are in groups of their own.
 */
export function bundles(): string[][] {
  const alone = variants.filter((variant) => variant.alone).map(({ id }) => [id])
  const together = variants.filter((variant) => !variant.alone)
  const [hiding, others] = [together.filter(({ hides }) => hides), together.filter(({ hides }) => !hides)]
  return [...grouped(others), ...grouped(hiding), ...alone]
}

function grouped(all: readonly Variant[]): string[][] {
  const questions = [...Map.groupBy(all, ({ question }) => question).values()]
  const groups: string[][] = Array.from({ length: Math.max(...questions.map(({ length }) => length)) }, () => [])
  for (const answers of questions.toSorted((one, other) => other.length - one.length)) {
    // The smallest groups first, so that all stay of a size.
    const free = groups.toSorted((one, other) => one.length - other.length)
    for (const [at, { id }] of answers.entries()) free[at]?.push(id)
  }
  const order = new Map(variants.map(({ id }, at) => [id, at]))
  return groups.map((ids) => ids.toSorted((one, other) => order.get(one)! - order.get(other)!))
}

/** Whether each of these takes so much away that it would hide what others change. */
export function areHiding(ids: readonly string[]): boolean {
  return ids.every((id) => variantNamed(id)?.hides === true)
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
