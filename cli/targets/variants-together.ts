import { readRequirements } from '../../requirements/read-requirements.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import type { PlainProfile, Variant } from '../../sandbox/variants/kit/variant.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { AskedWrongly } from '../asked/interfaces-to-evaluate.ts'

/** The start options and profile changes of a sandbox with several legal choices. */
export interface Behaviour {
  options: SandboxOptions
  profile?: Variant['profile']
  /** Rows that may warn because of a choice. */
  mayWarn?: readonly string[]
}

/** @throws AskedWrongly VARIANT_UNKNOWN, VARIANTS_EXCLUSIVE */
export function variantsTogether(ids: readonly string[]): Behaviour {
  const chosen = [...new Set(ids)].map(variantNamed)
  refuseContrary(chosen)
  const patches = chosen.flatMap(({ patch }) => patch ?? [])
  return {
    options: { ...Object.assign({}, ...chosen.map(({ options }) => options)), patches },
    profile: (plain: PlainProfile) => {
      for (const { profile } of chosen) profile?.(plain)
    },
    mayWarn: readRequirements()
      .filter(({ warnsOn = [] }) => warnsOn.some((id) => ids.includes(id)))
      .map(({ id }) => id),
  }
}

/** Whether two variants exclude each other. */
export function excludes(one: Variant, other: Variant): boolean {
  return one.question === other.question || isNever(one, other) || isNever(other, one)
}

function isNever({ never = [] }: Variant, { id }: Variant): boolean {
  return never.includes(id)
}

function refuseContrary(chosen: readonly Variant[]): void {
  for (const [at, one] of chosen.entries()) {
    const other = chosen.slice(0, at).find((earlier) => excludes(earlier, one))
    if (!other) continue
    const why =
      one.question === other.question
        ? `which both answer the question "${one.question}"`
        : 'which cannot be taken at once'
    throw new AskedWrongly(
      'VARIANTS_EXCLUSIVE',
      `--variant was given ${other.id} and ${one.id}, ${why}. Give one of them.`,
    )
  }
}

function variantNamed(id: string): Variant {
  const found = variants.find((variant) => variant.id === id)
  if (found) return found
  const all = variants.map((variant) => variant.id).join(', ')
  throw new AskedWrongly('VARIANT_UNKNOWN', `--variant was given ${id}; accepted are ${all}.`)
}
