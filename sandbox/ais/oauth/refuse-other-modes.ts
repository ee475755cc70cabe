import type { Sandbox } from '../../world/sandbox.ts'
import { Refusal } from '../../basics/refusal.ts'
import { readReturnTo } from '../../serving/read-return-to.ts'

/** @throws Refusal WrongProviderMode */
export function refuseOtherModes(sandbox: Sandbox, provider: { mode: string }): void {
  if (!sandbox.rules.oauth.takesOauth(provider)) throw wrongMode()
}

export function wrongMode(): Refusal {
  return new Refusal('WrongProviderMode', 'the provider is not of mode oauth')
}

/** @throws Refusal ReturnURLInvalid, also when there is none; ReturnURLTooLong */
export function needReturnTo(sandbox: Sandbox, value: unknown): string {
  const { oauth, tokens } = sandbox.rules
  const address = readReturnTo(sandbox, value, oauth.returnToMaxLength(tokens.returnToMaxLength))
  if (address !== undefined) return address
  throw new Refusal('ReturnURLInvalid', 'return_to is required')
}
