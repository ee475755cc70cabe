import { CodedError } from '../../core/coded-error.ts'
import { judgeableInterfaces } from '../../harness/dialect/dialects.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import type { Profile } from '../../harness/profile/profile.ts'

/** The command line asks for something that the profile or Assay does not have. Exit code 3. */
export class AskedWrongly extends CodedError {}

/**
 * The interfaces a run judges: those that the profile claims, narrowed by `--interface`, as far as Assay knows them.
 * @throws AskedWrongly INTERFACE_UNKNOWN, INTERFACE_NOT_CLAIMED or NOTHING_TO_JUDGE
 */
export function interfacesToJudge(
  profile: Profile,
  asked: string[],
): { interfaces: InterfaceName[]; leftOut: string[] } {
  const claimed = profile.target.interfaces
  for (const name of asked) {
    if (!interfaceNames().includes(name))
      throw new AskedWrongly(
        'INTERFACE_UNKNOWN',
        `--interface was given "${name}"; accepted are ${interfaceNames().join(', ')}.`,
      )
    if (!claimed.includes(name))
      throw new AskedWrongly(
        'INTERFACE_NOT_CLAIMED',
        `--interface was given ${name}, which the profile does not claim; it claims ${claimed.join(', ')}. Add it to target.interfaces.`,
      )
  }
  const wanted = asked.length > 0 ? claimed.filter((name) => asked.includes(name)) : claimed
  const known = judgeableInterfaces()
  const interfaces = wanted.filter((name) => known.includes(name))
  const leftOut = wanted
    .filter((name) => !known.includes(name))
    .map((name) => `${name} is claimed by the profile, but this version of Assay cannot judge it yet: it is left out.`)
  if (interfaces.length === 0)
    throw new AskedWrongly(
      'NOTHING_TO_JUDGE',
      `Of ${wanted.join(', ')} this version of Assay can judge none; it knows ${known.join(', ')}.`,
    )
  return { interfaces, leftOut }
}
