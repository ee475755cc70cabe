import { layout } from './layout.ts'
import { html, type Markup } from './markup.ts'
import type { PageReply } from './page.ts'

export interface Ending {
  title: string
  message: Markup
  /** Where the user goes on to; undefined where the page is only to be closed. */
  address: string | undefined
  /** Sends a message to the opener; undefined where the client did not ask for that. */
  script: string | undefined
}

/** The last of a hosted page. It leads on when the user wants: one that goes by itself takes its words from slow readers. */
export function endPage({ title, message, address, script }: Ending): PageReply {
  const onward =
    address === undefined
      ? html`<p>You can close this page.</p>`
      : html`<p><a class="button" rel="noreferrer" href="${address}">Continue</a></p>`
  const scripted = script === undefined ? {} : { script }
  return { status: 200, text: layout(title, html`${message}${onward}`, scripted), ...scripted }
}
