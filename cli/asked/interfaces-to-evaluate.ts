import { CodedError } from '../../core/coded-error.ts'
import { type InterfaceName, interfaceNames } from '../../core/interfaces.ts'
import type { Profile } from '../../harness/profile/profile.ts'

/** The command line asks for something that does not exist. Exit code 3. */
export class AskedWrongly extends CodedError {}

/** @throws AskedWrongly INTERFACE_UNKNOWN */
export function checkInterfaces(names: readonly string[]): void {
  const unknown = names.find((name) => !interfaceNames().includes(name))
  if (unknown !== undefined) throw unknownInterface(unknown)
}

export function unknownInterface(name: string): AskedWrongly {
  const known = interfaceNames().join(', ')
  return new AskedWrongly('INTERFACE_UNKNOWN', `--interface was given "${name}"; accepted are ${known}.`)
}

/**
 * The interfaces to evaluate: those that the profile claims, narrowed by `--interface`.
 * @throws AskedWrongly INTERFACE_UNKNOWN or INTERFACE_NOT_CLAIMED
 */
export function interfacesToEvaluate(profile: Profile, asked: string[]): InterfaceName[] {
  const claimed = profile.target.interfaces
  checkInterfaces(asked)
  for (const name of asked) {
    if (!claimed.includes(name))
      throw new AskedWrongly(
        'INTERFACE_NOT_CLAIMED',
        `--interface was given ${name}, which the profile does not claim; it claims ${claimed.join(', ')}. Add it to target.interfaces.`,
      )
  }
  return asked.length > 0 ? claimed.filter((name) => asked.includes(name)) : claimed
}
