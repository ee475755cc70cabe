import type { Sandbox } from '../../world/sandbox.ts'
import { endPage, type Outcome } from '../kit/end-page.ts'
import { html } from '../kit/markup.ts'
import type { PageReply } from '../kit/page.ts'
import type { ConnectVisit } from '../../store/connect-visit.ts'

/**
 * The last page. It returns to the client by itself if the client gave an address, and posts a message to its opener if
 * the client asked for that.
 */
export function resultPage({ rules }: Sandbox, { token }: ConnectVisit, outcome: Outcome): PageReply {
  const { fields } = rules.versions[token.version]
  const said = Object.fromEntries(Object.entries(outcome).map(([name, value]) => [fields[name] ?? name, value]))
  const back = token.returnTo === undefined ? undefined : rules.pages.returnAddress(token.returnTo, said)
  return endPage({
    outcome: said,
    titles: ['Connected', 'Not connected'],
    message: html`<p>Your accounts are connected.</p>`,
    address: rules.pages.wayBack(back),
    window: token.data.javascript_callback_type === 'post_message' ? 'window.opener' : undefined,
  })
}
