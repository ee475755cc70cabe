import { connectPages } from './connect/connect-pages.ts'
import { providerPages } from './oauth/provider-page.ts'
import { paymentPages } from '../payments/pages/payment-pages.ts'
import { errorPages } from './error-pages.ts'
import type { Page } from './kit/page.ts'

export function allPages(): Page[] {
  return [...connectPages, ...paymentPages, ...providerPages, ...errorPages]
}
