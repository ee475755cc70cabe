import { emailOf } from '../../actions/scene/partner-requests.ts'
import { customerFor, ofCustomer } from './customers.ts'
import type { State } from './state.ts'

/** Leads, which are the customers of the partners interface. Source: Partners. */
export const partnerStates: Readonly<Record<string, State>> = {
  'an email that no lead has': async ({ scene }) => ({ values: { email: emailOf(scene.newIdentifier()) } }),

  'a lead': async (at) => {
    const customer = await customerFor(at)
    const { values, ...known } = ofCustomer(customer)
    const email = customer.identifier === undefined ? {} : { email: emailOf(customer.identifier) }
    return { ...known, values: { ...values, ...email } }
  },
}

/** What a lead is said to have, and the state that brings it about. */
export const statesOfLeads: Readonly<Record<string, string>> = {
  'a lead with a connection': 'a login that has been fetched',
  'a lead with several pages of transactions': 'a login with several pages of transactions',
}
