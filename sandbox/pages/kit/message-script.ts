/** The message of a page to the window that opened it, or to `window`. */
export interface PageMessage {
  window?: string
  /** The ids that the message names, such as `{ payment_id }` or `{ login_id }`; undefined values are left out. */
  subject: Readonly<Record<string, string | undefined>>
  stage: 'fetching' | 'success' | 'error'
  error_class?: string
  error_message?: string
}

/**
 * The script that posts a page's state to its opener, as one JSON text `{"data": {...subject, stage, ...}}`. The
 * documents show neither the shape of these messages nor when they are sent. A page without an opener sends nothing.
 * Source: Payments, javascript_callback_type.
 */
export function messageScript({ window = 'window.opener', subject, ...state }: PageMessage): string {
  const text = JSON.stringify(JSON.stringify({ data: { ...subject, ...state } })).replaceAll('<', '\\u003c')
  return `if (${window}) ${window}.postMessage(${text}, '*')`
}
