/** How long `work` takes, in seconds. */
export const seconds = async (work: () => Promise<unknown>): Promise<number> => (await timed(work)).seconds;

/** The same with what it answers. */
export const timed = async <Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; seconds: number }> => {
  const began = performance.now();
  const answer = await work();
  return { answer, seconds: (performance.now() - began) / 1000 };
};
