import type { Sandbox } from '../../world/sandbox.ts'
import type { Call } from '../../serving/call.ts'
import type { WayBack } from '../../store/oauth-session.ts'
import type { Fields } from '../../basics/values.ts'
import { readFlag } from '../../serving/read-flag.ts'
import { Refusal } from '../../basics/refusal.ts'
import { refusal } from '../../basics/refusals.ts'
import { readReturnTo } from '../../serving/read-return-to.ts'

/** @throws Refusal WrongProviderMode */
export function refuseOtherModes(sandbox: Sandbox, provider: { mode: string }): void {
  if (!sandbox.rules.oauth.takesOauth(provider)) throw wrongMode()
}

export function wrongMode(): Refusal {
  return refusal('provider-oauth')
}

/** The return address after an oauth provider. @throws Refusal ReturnURLInvalid, also when absent; ReturnURLTooLong */
export function readWayBack({ sandbox, version }: Pick<Call, 'sandbox' | 'version'>, data: Fields): WayBack {
  const { oauth, tokens } = sandbox.rules
  const returnTo = readReturnTo(sandbox, data.return_to, oauth.returnToMaxLength(tokens.returnToMaxLength))
  if (returnTo === undefined) throw refusal('return-to-sent')
  return { version: version.name, returnTo, returnLoginId: readFlag(sandbox, data, 'return_login_id', false) }
}
