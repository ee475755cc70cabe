// Unpacks the packed parts of the page on demand, each once.
let packs = packsIn(document)

function packsIn(within) {
  const elements = [...within.querySelectorAll('script[data-first]')]
  return elements.map((element) => ({ element, first: Number(element.dataset.first) }))
}

async function unpacked(element) {
  const bytes = Uint8Array.from(atob(element.textContent), (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).json()
}

/** The markup of a part, by its number. */
async function partOf(number, from = packs) {
  const pack = from.findLast(({ first }) => first <= number)
  pack.parts ??= unpacked(pack.element)
  return (await pack.parts)[number - pack.first]
}

/** Fills an element that names its part. Concurrent callers wait for the same filling. */
const fillings = new WeakMap()
function fill(element) {
  const known = fillings.get(element)
  if (known) return known
  const filling = partOf(Number(element.dataset.inside)).then((markup) => {
    element.innerHTML = markup
    offerCopies(element)
    return markup
  })
  fillings.set(element, filling)
  return filling
}
