/** Asks again until the answer is there; throws after `ms` with the last one. */
export async function until<T>(ask: () => Promise<T>, isThere: (answer: T) => boolean, ms = 10_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const answer = await ask();
    if (isThere(answer)) return answer;
    if (Date.now() > end) throw new Error(`Not so after ${ms} ms: ${JSON.stringify(answer)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
