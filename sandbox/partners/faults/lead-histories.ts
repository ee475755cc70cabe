import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { replaceRule } from '../../faults/kit/change.ts'
import { counting } from '../../faults/kit/remembering.ts'

/** Leads that are wrong after a repeated email or after an opened session. */
export const faults = faultsNamed({
  'takes-a-new-email-for-the-one-that-was-repeated': {
    sentence: 'After an email was sent again, the next new email gets the lead of that one.',
    patch: replaceRule('partners.sameEmail', (rule) => {
      let repeated: string | undefined
      return (identifier, email) => {
        if (rule(identifier, email)) {
          repeated = identifier
          return true
        }
        const taken = repeated === identifier
        if (taken) repeated = undefined
        return taken
      }
    }),
  },
  'shows-the-email-of-the-lead-before': {
    sentence: 'After an email was sent again, the next new lead is answered with that email.',
    patch: replaceRule('shape.lead', (rule) => {
      const emails: unknown[] = []
      return (customer) => {
        const shown = rule(customer)
        emails.push(shown['email'])
        const [before, repeated] = emails.slice(-3)
        return before === repeated ? { ...shown, email: repeated } : shown
      }
    }),
  },
  'opens-two-sessions-of-a-lead-and-no-third': {
    sentence: 'A third session of one lead is refused.',
    patch: replaceRule('partners.sessionAsked', (rule) => {
      const timesOf = counting()
      return (data) => (timesOf(data['customer_id']) > 2 ? {} : rule(data))
    }),
  },
  'sends-a-lead-to-the-page-of-its-first-session': {
    sentence: 'The third session and each later one has the address of the first one.',
    patch: replaceRule('partners.redirectUrl', (rule) => {
      const addresses: string[] = []
      return (baseUrl, token) => {
        addresses.push(rule(baseUrl, token))
        return (addresses.length > 2 ? addresses[0] : addresses.at(-1)) ?? ''
      }
    }),
  },
})
