import { readRequirements } from '../../requirements/read-requirements.ts'
import { bindsInterface } from '../../requirements/select-addresses.ts'
import type { Describe } from '../actions/scene/scene.ts'
import { capabilitiesIn } from '../dialect/profile-in-dialect.ts'
import type { Profile } from '../profile/profile.ts'
import type { CheckIn } from './plan.ts'

/** Says whether a profile offers what any requirement of a check needs in its interface. */
export function runnableAt({ describe, profile }: { describe: Describe; profile: Profile }): (one: CheckIn) => boolean {
  const rows = new Map(readRequirements().map((row) => [row.id, row]))
  const known = new Map<string, ReturnType<typeof knownOf>>()
  const knownOf = (name: CheckIn['interface']) => {
    const dialect = describe(name)?.dialect
    return { needs: dialect?.needs ?? [], offered: dialect ? capabilitiesIn(dialect, profile) : new Map() }
  }
  return ({ interface: name, check }) => {
    const { needs, offered } = known.get(name) ?? knownOf(name)
    known.set(name, { needs, offered })
    return check.requirements.some((id) => {
      const row = rows.get(id)
      return row && bindsInterface(row, name) && [...needs, ...row.needs].every((need) => offered.get(need) === true)
    })
  }
}
