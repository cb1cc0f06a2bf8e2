/** Starts `work` at an even pace for `seconds`, whether or not the earlier ones have finished; resolves when all have. */
export const evenly = async (perSecond: number, seconds: number, work: (turn: number) => Promise<unknown>): Promise<void> => {
  const started = performance.now();
  const running: Promise<unknown>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const wait = started + (turn * 1000) / perSecond - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(work(turn));
  }
  await Promise.all(running);
};
