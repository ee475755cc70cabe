// Takes an order and never says anything.
process.once('message', () => setInterval(() => undefined, 1000))
