import { connectPages } from '../connect-page/pages.ts'
import { providerPages } from '../oauth/provider-page.ts'
import { paymentPages } from '../payment-page/pages.ts'
import { errorPages } from './error-pages.ts'
import type { Page } from './page.ts'

/** Every page for people. */
export function allPages(): Page[] {
  return [...connectPages, ...paymentPages, ...providerPages, ...errorPages]
}
