import { Customers } from '../../../generators/models/customers.ts'
import { familyOfCustomers } from '../../../generators/models/family-of-customers.ts'
import { Holdings } from '../../../generators/models/holdings.ts'
import { listInPart, pointsOfParts, storyOfParts } from '../../../generators/models/list-in-part.ts'

/** Leads, and connections that they made on pages of their own. */
class Leads extends Customers {
  readonly holdings = new Holdings(this.scene)
}

/** Leads: created once and again, each with sessions of its own, which no other client opens, and lists of what they connected. */
export const family = familyOfCustomers(
  'leads',
  {
    identified: false,
    chosen: 'data.email',
    own: ['data.customer_id'],
    page: 'data.redirect_url',
    ask: ({ requests }, customer) => requests.createToken(customer),
  },
  {
    points: pointsOfParts,
    begin: (own, words) => new Leads(own, words),
    commands(scene) {
      const list = listInPart(scene)
      const { interface: about, run } = scene
      return {
        'list in part': {
          ...list,
          allowed: ({ holdings }, chosen) => about.makesLogins(run) && list.allowed?.(holdings, chosen) !== false,
          act: ({ holdings }, chosen) => list.act(holdings, chosen),
        },
      }
    },
    stories: [storyOfParts],
  },
)
