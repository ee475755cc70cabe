import { CheckStopped } from '../../../core/check-stopped.ts'
import { isChange } from '../../../core/ledger-events.ts'
import type { Client } from '../../client/client.ts'
import type { Entry } from '../../ledger/entries-in.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import type { Profile } from '../../profile/profile.ts'
import { Control } from '../scene/control.ts'

/**
 * Puts back what the entries of a ledger say is still changed, through the control port. The ledger sees what succeeds;
 * what does not stays in it. The control port is spoken to after an interruption too, for two seconds at most.
 */
export async function putBack(ledger: Ledger, target: { profile: Profile; client: Client }): Promise<void> {
  const control = new Control(target)
  for (const entry of ledger.entries().filter(({ what }) => isChange(what))) {
    // What put back one entry may have put back others that say the same.
    if (!ledger.entries().some((open) => open.entry === entry.entry)) continue
    await putOneBack(entry, control, target.profile).catch((error: unknown) => {
      if (!(error instanceof CheckStopped)) throw error
    })
  }
}

async function putOneBack({ what, name = '', fields = [] }: Entry, control: Control, profile: Profile): Promise<void> {
  const client = profile.clients.find(({ purpose }) => purpose === name)
  const appId = client?.registered?.app_id ?? client?.app_id
  if (what === 'clock') await control.putClockBack()
  if (what === 'rate-limits') await control.setRateLimits(true)
  if (what === 'customer-lock') await control.lockCustomer(name, false)
  if (what === 'login-status') await control.setLoginStatus(name, 'active')
  if (client === undefined || appId === undefined) return
  if (what === 'client-status') await control.setClientStatus(appId, client.status)
  if (what === 'callback-addresses')
    await control.registerCallbacks(appId, Object.fromEntries(fields.map((field) => [field, null])))
}
