// Opens lines on click, and finds the requirement that the address names after #, even when packed.
{
  /** Brings a requirement into the page and opens it; undefined for an unknown address. */
  const find = async (address) => {
    const data = await index
    const topic = data.topics.find(({ lines }) =>
      lines.some(({ cells }) => cells.some((one) => one.address === address)),
    )
    if (!topic) return topicOf(data, address)
    const line = topic.lines.find(({ cells }) => cells.some((one) => one.address === address))
    if (!topic.shown.includes(line)) document.dispatchEvent(new CustomEvent('assay:reset'))
    topic.element.open = true
    showLines(data, topic)
    const version = line.element.querySelector(`.version[id="${CSS.escape(address)}"]`)
    if (version) version.open = true
    await openLine(data, line)
    if (version) await fill(version.querySelector('[data-inside]'))
    return version ?? line.element
  }

  /** A topic by its interface; versions of one interface form one family. */
  const topicOf = (data, name) => {
    const [first, ...rest] = name.split('/')
    const family = data.familyOf.get(first)?.name
    return family && document.getElementById([family, ...rest].join('/'))
  }

  seek = async (hash) => {
    const [address, inside] = hash.split('~')
    const found = await find(address)
    return (inside && found && document.getElementById(inside)) ?? found
  }

  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!list) return
      const { data } = list
      if (target.matches('.topic')) {
        const topic = data.topics.find(({ element }) => element === target)
        if (target.open === (topic.place.firstChild === null)) showLines(data, topic)
      } else if (target.open && target.matches('.requirement')) {
        const line = data.topics.flatMap(({ shown }) => shown).find(({ element }) => element === target)
        void openLine(data, line)
      } else if (target.open && target.matches('.packed')) void fill(target.querySelector('[data-inside]'))
    },
    true,
  )
}
