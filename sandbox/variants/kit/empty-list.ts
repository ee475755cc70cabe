/** What answers a list in which there is nothing. */
export const emptyList = { status: 200, json: { data: [], meta: { next_id: null, next_page: null } } }
