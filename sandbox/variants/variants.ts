import { callbackVariants } from './callbacks.ts'
import { classVariants } from './classes.ts'
import { effectVariants } from './effects.ts'
import { enrichmentVariants } from '../enrichment/variants/enrichment.ts'
import { hostedPagesVariants } from './hosted-pages.ts'
import { idVariants } from './ids.ts'
import { keyVariants } from './keys.ts'
import { lateAttemptVariants } from './late-attempts.ts'
import { loginVariants } from './logins.ts'
import { offerVariants } from './offers.ts'
import { openFinanceVariants } from '../open-finance/variants/open-finance.ts'
import { pagingVariants } from './paging.ts'
import { partnersVariants } from '../partners/variants/partners.ts'
import { paymentsVariants } from '../payments/variants/payments.ts'
import { rateLimitVariants } from './rate-limits.ts'
import { requestReadingVariants } from './readings-of-requests.ts'
import { readingVariants } from './readings.ts'
import { shapeVariants } from './shapes.ts'
import { statusVariants } from './statuses.ts'
import { textVariants } from './texts.ts'
import { timeVariants } from './times.ts'
import { transportVariants } from './transport.ts'
import type { Variant } from './kit/variant.ts'
import { version3Variants } from './version-3.ts'
import { version5Variants } from './version-5.ts'
import { version6Variants } from './version-6.ts'

export const variants: Variant[] = [
  ...shapeVariants,
  ...statusVariants,
  ...idVariants,
  ...textVariants,
  ...timeVariants,
  ...pagingVariants,
  ...classVariants,
  ...keyVariants,
  ...lateAttemptVariants,
  ...loginVariants,
  ...readingVariants,
  ...effectVariants,
  ...requestReadingVariants,
  ...offerVariants,
  ...hostedPagesVariants,
  ...transportVariants,
  ...rateLimitVariants,
  ...enrichmentVariants,
  ...version3Variants,
  ...version5Variants,
  ...version6Variants,
  ...openFinanceVariants,
  ...callbackVariants,
  ...partnersVariants,
  ...paymentsVariants,
]
