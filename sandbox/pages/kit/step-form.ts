import { Refusal } from '../../basics/refusal.ts'
import type { Field } from '../../providers/provider.ts'
import { html, trusted, type Markup } from './markup.ts'

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
