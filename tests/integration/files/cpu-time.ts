/** Milliseconds of processor that this process spends on a task: the same whatever else the machine is doing. */
export const cpuTime = async (task: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
