import type { SandboxProvider } from '../../providers/provider.ts'
import { html, layout, type Markup, type PageReply, trusted } from './page.ts'
import { credentialField, stepForm, type Visitor } from './step-form.ts'

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
