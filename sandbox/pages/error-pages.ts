import { html, layout, type Page } from './kit/page.ts'

/** The pages at the documentation_url of nested errors. */
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
