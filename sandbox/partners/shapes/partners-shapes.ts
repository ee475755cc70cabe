import type { ShapeWorld } from '../../shapes/kit/shape-world.ts'
import type { Customer } from '../../store/entities.ts'
import type { ConnectToken } from '../../store/connect-token.ts'
import type { Fields } from '../../basics/values.ts'

/** Source: Partners, in Resources and their fields of the second document. */
export function partnersShapes() {
  return {
    lead: ({ id, identifier }: Customer): Fields => ({ email: identifier, customer_id: id }),

    leadSession: ({ token, expiresAt }: ConnectToken, sandbox: ShapeWorld): Fields => ({
      expires_at: expiresAt.toISOString(),
      redirect_url: sandbox.rules.partners.redirectUrl(sandbox.baseUrl, token),
    }),
  }
}
