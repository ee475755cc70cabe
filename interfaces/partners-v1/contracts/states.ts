import { emailOf } from '../actions/partner-requests.ts'
import { customerFor, ofCustomer } from '../../../harness/contracts/states/customers.ts'
import { loginStates } from '../../../harness/contracts/states/logins.ts'
import type { State } from '../../../harness/contracts/states/state.ts'

/** Leads, which are the customers of the partners interface. Source: Partners. */
export const states: Readonly<Record<string, State>> = {
  'an email that no lead has': async ({ scene }) => ({ values: { email: emailOf(scene.newIdentifier()) } }),

  'a lead': async (at) => {
    const customer = await customerFor(at)
    const { values, ...known } = ofCustomer(customer)
    const email = customer.identifier === undefined ? {} : { email: emailOf(customer.identifier) }
    return { ...known, values: { ...values, ...email } }
  },

  'a lead with a connection': loginStates['a login that has been fetched'],
  'a lead with several pages of transactions': loginStates['a login with several pages of transactions'],
}
