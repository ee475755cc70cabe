/** The address of an interaction: `contracts/consumer/provider/what-it-does`. */
export function contractAddress(one: { consumer: string; provider: string; interaction: string }): string {
  const { consumer, provider, interaction } = one
  return ['contracts', consumer, provider, interaction].map(worded).join('/')
}

function worded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
