/** Reads again and again until `isDone` accepts the value; throws after `ms` with the last one. */
export async function pollUntil<T>(read: () => Promise<T>, isDone: (answer: T) => boolean, ms = 60_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const answer = await read();
    if (isDone(answer)) return answer;
    if (Date.now() > end) throw new Error(`Not so after ${ms} ms: ${JSON.stringify(answer)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
