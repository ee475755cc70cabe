/** The answer for an empty list. */
export const emptyList = { status: 200, json: { data: [], meta: { next_id: null, next_page: null } } }
