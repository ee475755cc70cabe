import { layout } from './layout.ts'
import { html, type Markup } from './markup.ts'
import { messageScript } from './message-script.ts'
import type { PageReply } from './page.ts'

/**
 * The result of a visit, as the parameters of return_to show it: the id of what was made, or error_class and
 * error_message.
 */
export type Outcome = Readonly<Record<string, string>>

export interface Ending {
  outcome: Outcome
  /** The titles of the page for success and for failure. */
  titles: readonly [done: string, failed: string]
  /** Shown on success. */
  message: Markup
  /** The address of the button; undefined when the user only closes the page. */
  address: string | undefined
  /** The window that gets a message; undefined when the client did not ask for one. */
  window: string | undefined
}

/** The outcome of a failure; empty when there is none. */
export function failureOf(errorClass: string | null, message: string | null): Outcome {
  return errorClass === null ? {} : { error_class: errorClass, error_message: message ?? '' }
}

/** The last page of a flow. The user follows its button: an automatic redirect would take the text from slow readers. */
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
