import type { Client } from '../../store/entities.ts'

export interface Kind {
  fake: boolean
  sandbox: boolean
}

/** Where partners have access. Source: What the service does, and States and transitions, of the second document. */
export function partnersAccessRules() {
  return {
    /** Whether a partner may use a provider and see it: pending ones have fake and sandbox providers alone. */
    providerOpen: (client: Client, { fake, sandbox }: Kind): boolean => client.status !== 'pending' || fake || sandbox,
    /** Whether the hosted page offers a provider that a client may use, or may not. */
    pageOffers: (open: boolean): boolean => open,
  }
}
