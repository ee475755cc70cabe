import { layout } from './layout.ts'
import { html, type Markup } from './markup.ts'
import { messageScript } from './message-script.ts'
import type { PageReply } from './page.ts'

/**
 * What became of a visit, as the client gets it in the parameters of return_to: the id of what was made, and error_class and
 * error_message where it failed.
 */
export type Outcome = Readonly<Record<string, string>>

export interface Ending {
  outcome: Outcome
  /** How the page is called where all went well, and where not. */
  titles: readonly [done: string, failed: string]
  /** Shown where all went well. */
  message: Markup
  /** Where the user goes on to; undefined where the page is only to be closed. */
  address: string | undefined
  /** The window that a message is sent to; undefined where the client did not ask for one. */
  window: string | undefined
}

/** Why something failed, as an outcome says it; nothing where it did not. */
export function failureOf(errorClass: string | null, message: string | null): Outcome {
  return errorClass === null ? {} : { error_class: errorClass, error_message: message ?? '' }
}

/** The last of a hosted page. It leads on when the user wants: one that goes by itself takes its words from slow readers. */
export function endPage({ outcome, titles: [done, failed], message, address, window }: Ending): PageReply {
  const { error_class, error_message, ...subject } = outcome
  const failure = error_class === undefined ? undefined : { error_class, error_message: error_message ?? '' }
  const shown = failure ? html`<p class="problem">${failure.error_message}</p>` : message
  const onward =
    address === undefined
      ? html`<p>You can close this page.</p>`
      : html`<p><a class="button" rel="noreferrer" href="${address}">Continue</a></p>`
  const stage = failure ? 'error' : 'success'
  const script = window === undefined ? undefined : messageScript({ window, subject, stage, ...failure })
  return layout(failure ? failed : done, html`${shown}${onward}`, { script })
}
