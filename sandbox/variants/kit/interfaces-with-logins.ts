/**
 * The interfaces that fetch logins. Resources of payments, data enrichment and open finance have no stages and cause no
 * callbacks of logins.
 */
export const interfacesWithLogins = ['ais-v3', 'ais-v4', 'ais-v5', 'ais-v6', 'partners-v1']
