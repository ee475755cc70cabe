import { html } from './kit/markup.ts'
import { layout } from './kit/layout.ts'
import type { Page } from './kit/page.ts'

/** Where the documentation_url of a nested error leads. */
export const errorPages: Page[] = [
  {
    method: 'GET',
    path: '/errors/:error_class',
    handle({ params }) {
      const name = params.error_class ?? ''
      const content = html`<p>The heading “Errors” of the documents says what ${name} means.</p>`
      return layout(name, content)
    },
  },
]
