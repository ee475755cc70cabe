import { Refusal } from '../../basics/refusal.ts'
import type { Field } from '../../providers/provider.ts'
import { html, trusted, type Markup } from './markup.ts'

/** A user on a hosted page. */
export interface Visitor {
  /** Secret part of the page's address. */
  id: string
  /** What went wrong with the last form, to be shown above it. */
  problem?: string | undefined
}

/**
 * One step of a hosted page. Forms send to the address of the page, named relative to it for sandboxes below a path; the
 * hidden field says which step they belong to. A button without a name goes on.
 */
export function stepForm(step: string, { id, problem }: Visitor, content: Markup): Markup {
  const warning = problem === undefined ? undefined : html`<p class="problem" role="alert">${problem}</p>`
  return html`${warning}
    <form method="post" action="${id}" enctype="multipart/form-data">
      <input type="hidden" name="step" value="${step}" />
      ${content}
    </form>`
}

/** Does what the user asks for. What is refused is shown above the next form. */
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

/** Where the user types or chooses what a provider's field asks for. */
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

/** What was typed into the fields of a provider, by their names. */
export function typed({ form }: { form: ReadonlyMap<string, string> }): Record<string, string> {
  const fields = [...form].filter(([name]) => name.startsWith('field:'))
  return Object.fromEntries(fields.map(([name, value]) => [name.slice('field:'.length), value]))
}
