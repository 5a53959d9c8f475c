/** Polls of the job runner come at any moment: its tables and the brackets of its transactions are not counted. */
const isRunner = /^(begin|commit|rollback)\b|\b(jobs|events)\b/i;

/** Counts the queries that a backend's requests make; give `onQuery` to `startBackend`. */
export class QueryCounter {
  private queries = 0;

  readonly onQuery = (query: string) => {
    if (!isRunner.test(query)) this.queries += 1;
  };

  /** What `request` answered, and the queries that were made meanwhile. */
  async during<Answer>(request: () => Promise<Answer>): Promise<{ answer: Answer; queries: number }> {
    this.queries = 0;
    const answer = await request();
    return { answer, queries: this.queries };
  }
}
