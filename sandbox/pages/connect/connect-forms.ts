import type { Sandbox } from '../../world/sandbox.ts'
import { layout, type PageReply, html } from '../kit/page.ts'
import { agreementPage, choiceOf, credentialField, stepForm } from '../kit/step-form.ts'
import { daysOf } from '../../ais/consents/consent.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { ConnectVisit } from '../../store/flows.ts'

const words: Record<string, string> = {
  holder_information: 'your name and contact data',
  account_information: 'your accounts and their balances',
  transaction_information: 'your transactions',
  account_details: 'your accounts and their balances',
  transactions_details: 'your transactions',
}

/** `shownCode` gives the code of a provider as clients know it. */
export function providersPage(
  offered: readonly SandboxProvider[],
  visit: ConnectVisit,
  shownCode: (provider: SandboxProvider) => string,
): PageReply {
  const shown = offered.map((one) => ({ ...one, code: shownCode(one) }))
  return layout('Choose your bank', stepForm('provider', visit, choiceOf('Provider', shown)))
}

export function consentPage(sandbox: Sandbox, provider: SandboxProvider, visit: ConnectVisit): PageReply {
  const { terms } = visit.token
  const days = daysOf(sandbox, provider, terms)
  const from = terms?.from_date ? html` from ${terms.from_date} on` : undefined
  const scopes = (visit.token.data.fetch_scopes as string[] | undefined) ?? []
  const types = terms?.scopes ?? sandbox.rules.consent.types(scopes)
  const asked = html`<p>
      The application that sent you here asks to read from ${provider.name}${from}, for ${days} days:
    </p>
    <ul>
      ${types.map((type) => html`<li>${words[type] ?? type}</li>`)}
    </ul>`
  return agreementPage(visit, asked)
}

export function credentialsPage(provider: SandboxProvider, visit: ConnectVisit): PageReply {
  const file = html`<label for="file">File</label><input id="file" type="file" name="file" required />`
  const fields = provider.mode === 'file' ? file : html`${provider.required_fields.map(credentialField)}`
  const content = html`<p>${provider.instruction}</p>
    ${fields}<button>Connect</button>`
  return layout(provider.name, stepForm('credentials', visit, content))
}

export function waitingPage(visit: ConnectVisit): PageReply {
  return layout('Connecting…', html`<p role="status">Your accounts are being read. This takes a moment.</p>`, {
    goTo: { address: visit.id, seconds: 1 },
  })
}
