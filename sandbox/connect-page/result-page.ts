import { layout } from '../pages/layout.ts'
import { html } from '../pages/markup.ts'
import type { Version } from '../versions/version.ts'
import type { ConnectVisit } from './visit.ts'

/** What is told to the user, and to the client in the parameters of return_to. */
export interface Outcome {
  login_id?: string
  error_class?: string
  error_message?: string
}

/** The last page; it leads back to the client by itself where the client gave an address. */
export function resultPage(visit: ConnectVisit, outcome: Outcome): string {
  const failed = outcome.error_class !== undefined
  const told = failed
    ? html`<p class="problem">${outcome.error_message}</p>`
    : html`<p>Your accounts are connected.</p>`
  const title = failed ? 'Not connected' : 'Connected'
  const { returnTo } = visit.token
  if (returnTo === undefined)
    return layout(
      title,
      html`${told}
        <p>You can close this page.</p>`,
    )
  const address = withParameters(returnTo, outcome, visit.token.version)
  return layout(
    title,
    html`${told}
      <p><a class="button" rel="noreferrer" href="${address}">Continue</a></p>`,
    {
      goTo: { address, seconds: 3 },
    },
  )
}

function withParameters(address: string, outcome: Outcome, { fields }: Version): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(fields[name] ?? name, value as string)
  return url.href
}
