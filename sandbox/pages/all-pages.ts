import { connectPages } from './connect/connect-pages.ts'
import { providerPages } from './oauth/provider-page.ts'
import { paymentPages } from '../payments/pages/payment-pages.ts'
import { html, layout, type Page } from './kit/page.ts'

/** The page at the documentation_url of nested errors. */
const errorPage: Page = {
  method: 'GET',
  path: '/errors/:error_class',
  handle: ({ params: { error_class: name = '' } }) =>
    layout(name, html`<p>The heading “Errors” of the documents says what ${name} means.</p>`),
}

export const allPages: readonly Page[] = [...connectPages, ...paymentPages, ...providerPages, errorPage]
