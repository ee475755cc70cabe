/** A path in JavaScript's notation: `placeOf('data', ['3', 'last_attempt'])` is `data[3].last_attempt`. */
export function placeOf(base: string, keys: readonly string[]): string {
  let place = base
  for (const key of keys) {
    if (/^\d+$/.test(key)) place += `[${key}]`
    else if (/^[A-Za-z_$][\w$]*$/.test(key)) place += place === '' ? key : `.${key}`
    else place += `[${JSON.stringify(key)}]`
  }
  return place
}

export function keysOfPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
