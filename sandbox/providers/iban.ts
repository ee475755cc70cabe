/** An IBAN with the check digits of ISO 13616. */
export function iban(country_code: string, digits: string): string {
  const letters = `${country_code}00`.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  const check = 98n - (BigInt(digits + letters) % 97n)
  return `${country_code}${String(check).padStart(2, '0')}${digits}`
}
