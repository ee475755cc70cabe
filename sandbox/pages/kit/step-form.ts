import { Refusal } from '../../basics/refusals.ts'
import type { Field, SandboxProvider } from '../../providers/provider.ts'
import { html, trusted, type Markup, layout, type PageReply } from './page.ts'

/** A user on a hosted page. */
export interface Visitor {
  /** The secret part of the page's address. */
  id: string
  /** The error of the last form, shown above it. */
  problem?: string | undefined
}

/**
 * One step of a hosted page. The form posts to the page's own address, given relatively for sandboxes below a path; a
 * hidden field names its step. A button without a name continues.
 */
export function stepForm(step: string, { id, problem }: Visitor, content: Markup): Markup {
  const warning = problem === undefined ? undefined : html`<p class="problem" role="alert">${problem}</p>`
  return html`${warning}
    <form method="post" action="${id}" enctype="multipart/form-data">
      <input type="hidden" name="step" value="${step}" />
      ${content}
    </form>`
}

/** Runs a step. The page shows a refusal above the next form. */
export async function trying<Made>(
  visitor: Pick<Visitor, 'problem'>,
  act: () => Made | Promise<Made>,
): Promise<Made | undefined> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    visitor.problem = error.message
    return undefined
  }
}

/** The input for a provider's field. */
export function credentialField(field: Field): Markup {
  const name = `field:${field.name}`
  const label = html`<label for="${name}">${field.localized_name}${field.optional ? ' (optional)' : ''}</label>`
  if (field.nature === 'select') {
    const options = (field.field_options ?? []).map(
      ({ option_value, localized_name, selected }) =>
        html`<option value="${option_value}" ${selected ? trusted(' selected') : undefined}>${localized_name}</option>`,
    )
    return html`${label}<select id="${name}" name="${name}">
        ${options}
      </select>`
  }
  const type = field.nature === 'password' ? 'password' : 'text'
  const required = field.optional ? undefined : trusted(' required')
  return html`${label}<input id="${name}" name="${name}" type="${type}" autocomplete="off" ${required} />`
}

/** The typed values by name of the provider's field. */
export function typed({ form }: { form: ReadonlyMap<string, string> }): Record<string, string> {
  const fields = [...form].filter(([name]) => name.startsWith('field:'))
  return Object.fromEntries(fields.map(([name, value]) => [name.slice('field:'.length), value]))
}

/**
 * The result of a visit, as the parameters of return_to show it: the id of what was made, or error_class and
 * error_message.
 */
export type Outcome = Readonly<Record<string, string>>

interface Ending {
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

/** The choice of a provider, `what` being its name for users. */
export function choiceOf(
  what: string,
  offered: ReadonlyArray<Pick<SandboxProvider, 'code' | 'name' | 'country_code'>>,
): Markup {
  const options = offered.map(
    ({ code, name, country_code }) => html`<option value="${code}">${name} (${country_code})</option>`,
  )
  return html`<label for="provider">${what}</label>
    <select id="provider" name="provider_code">
      ${options}
    </select>
    <button>Next</button>`
}

/** Asks whether the user agrees to this; `more` follows the answers. */
export function agreementPage(visitor: Visitor, asked: Markup, more?: Markup): PageReply {
  const content = html`${asked}
    <button name="answer" value="allow">I agree</button>
    <button name="answer" value="deny">I do not agree</button>
    ${more}`
  return layout('Do you agree?', stepForm('consent', visitor, content))
}

/** Shows what the provider shows in its interactive step, and asks for its fields. */
export function interactivePage(
  { name, interactive_fields: fields }: SandboxProvider,
  shown: string,
  visitor: Visitor,
): PageReply {
  const content = html`<div>${trusted(shown)}</div>
    ${fields.map(credentialField)}<button>Confirm</button>`
  return layout(name, stepForm('interactive', visitor, content))
}
