/**
 * Where logins are fetched. Payments, data enrichment and open finance fetch none: what they have of their own goes through no
 * stages and sends no callbacks of logins.
 */
export const interfacesWithLogins = ['ais-v3', 'ais-v4', 'ais-v5', 'ais-v6', 'partners-v1']
