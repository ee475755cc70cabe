import type { Variant } from './variant.ts'

/** Other readings of sentences that the documents leave out and that only seem to follow from what stands beside them. */
export const readingVariants: Variant[] = [
  {
    id: 'connects-fake-providers-unasked',
    question: 'fake providers of new logins',
    sentence: 'The table gives include_fake_providers a default and no effect on creation; here it has none.',
    warns: ['ais/login-create/default-include-fake-providers'],
    patch(rules) {
      const { providerVisible } = rules.loginCreate
      rules.loginCreate.providerVisible = (provider, client) => providerVisible(provider, client, true)
    },
  },
]
