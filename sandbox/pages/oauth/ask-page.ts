import { layout } from '../kit/layout.ts'
import { html } from '../kit/markup.ts'
import type { PageReply } from '../kit/page.ts'

/** The page of an oauth provider, where the user allows or refuses what an application asks for. */
export function askPage(providerName: string, asked: string): PageReply {
  const content = html`<p>An application asks to ${asked} at ${providerName}.</p>
    <form method="post">
      <button name="answer" value="allow">Allow</button>
      <button name="answer" value="deny">Refuse</button>
    </form>`
  return layout(providerName, content)
}
