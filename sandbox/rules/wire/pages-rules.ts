/** How pages are sent to browsers. Source: Partners (/api/partners/v1), the hosted widget; for other pages a choice. */
export function pagesRules() {
  return {
    /** The frame-ancestors of the Content-Security-Policy: no page may show it in a frame. */
    frameAncestors: "'none'",
    /** X-Frame-Options for browsers that do not know frame-ancestors; undefined sends none. */
    frameOptions: 'DENY' as string | undefined,

    /** Whether the user's answer means agreement. */
    agrees: (answer: string | undefined): boolean => answer === 'allow',

    /** The address after the last page; undefined leaves the user there. */
    wayBack: (address: string | undefined): string | undefined => address,

    /** return_to with the parameters of the outcome added. Which parameters are added is a choice. */
    returnAddress(returnTo: string, added: Record<string, string>): string {
      const url = new URL(returnTo)
      for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value)
      return url.href
    },
  }
}
