const idPlace = /(?:^|[._])id$/

/**
 * Whether the value at a place is the one wanted. An id is compared as text: whether it must be a text or a number is
 * evaluated elsewhere, for all ids at once.
 */
export function shownAs(place: string, value: unknown, wanted: string | boolean): boolean {
  const isId = idPlace.test(place) && (typeof value === 'number' || typeof value === 'bigint')
  return (isId ? String(value) : value) === wanted
}
