/** How pages for people are sent. Source: Partners (/api/partners/v1), the hosted widget; for other pages a choice. */
export function pagesRules() {
  return {
    /** Which pages may show a page in a frame, as a Content-Security-Policy says it: none may. */
    frameAncestors: "'none'",
    /** The same for browsers that do not know it; undefined sends no X-Frame-Options. */
    frameOptions: 'DENY' as string | undefined,

    /** Whether a user who answered so agrees. */
    agrees: (answer: string | undefined): boolean => answer === 'allow',

    /** Where a user who is done is sent; undefined leaves them on the last page. */
    wayBack: (address: string | undefined): string | undefined => address,

    /** return_to with the parameters of the outcome; its own stay. Which are added is a choice. */
    returnAddress(returnTo: string, added: Record<string, string>): string {
      const url = new URL(returnTo)
      for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value)
      return url.href
    },
  }
}
