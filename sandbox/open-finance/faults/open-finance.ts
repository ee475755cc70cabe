import { constants, verify } from 'node:crypto'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { replaceRule, together, wrapRule } from '../../faults/kit/change.ts'
import { property } from './open-finance-signatures.ts'

export const faults = faultsNamed({
  'deletes-what-it-refuses-to-delete': (rules) => {
    const gone = new Set<string>()
    let asked = ''
    wrapRule('openFinance.consents.isOf', (rule, consent, provider) => {
      asked = consent.id
      return rule(consent, provider) && !gone.has(consent.id)
    })(rules)
    wrapRule('openFinance.consents.mayEnd', (rule, status) => {
      if (!rule(status)) gone.add(asked)
      return rule(status)
    })(rules)
  },
  'names-messages-otherwise': wrapRule('openFinance.errors.body', (_rule, messages) => ({ tppMessages: messages })),
  'talks-at-length': `takes-openFinance.errors.text-as-with-${'.'.repeat(501)}`,
  'quotes-bodies-that-it-cannot-read': together(
    replaceRule('openFinance.format.unreadable', () => (body) => `this is no JSON: ${body}`),
    wrapRule('openFinance.errors.text', (rule, text) => (text.startsWith('this is no JSON') ? text : rule(text))),
  ),
  'verifies-by-the-alg-that-it-is-given': {
    sentence: 'RS512 and PS256 are accepted beside RS256, each verified as such.',
    patch(rules) {
      let alg: unknown = 'RS256'
      property('alg', (_own, given) => {
        alg = given
        return ['RS256', 'RS512', 'PS256'].includes(String(given))
      })(rules)
      wrapRule('openFinance.signature.verifies', (rule, key, bytes, input) => {
        if (alg === 'RS512') return verify('sha512', input, key, bytes)
        if (alg !== 'PS256') return rule(key, bytes, input)
        return verify('sha256', input, { key, padding: constants.RSA_PKCS1_PSS_PADDING }, bytes)
      })(rules)
    },
  },
})
