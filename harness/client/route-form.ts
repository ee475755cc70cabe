/** Which of the two spellings of a route that modifies a login. Source: Account information / Endpoints / Version 4. */
export type Form = 'header' | 'path'
