import type { Sandbox } from '../world/sandbox.ts'
import { refusal } from '../basics/refusals.ts'
import type { Fields } from '../basics/values.ts'

/**
 * A boolean of a body; absent and null mean the default.
 * @throws Refusal WrongRequestFormat for any other value
 */
export function readFlag(sandbox: Sandbox, data: Fields, name: string, whenAbsent: boolean): boolean {
  const value = data[name]
  if (value === undefined || value === null) return whenAbsent
  if (!sandbox.rules.loginCreate.isBoolean(value)) {
    throw refusal('flag', name)
  }
  return value
}
