/**
 * The results of statements that were sent one behind the other without waiting, by name. Waits for all of them, so that nothing is left on the connection,
 * and fails with the first that failed: those behind it failed because of it.
 */
export const pipelined = async <Steps extends Record<string, unknown>>(steps: Steps): Promise<{ [Name in keyof Steps]: Awaited<Steps[Name]> }> => {
  const settled = await Promise.allSettled(Object.values(steps));
  const values = settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
  return Object.fromEntries(Object.keys(steps).map((name, index) => [name, values[index]])) as { [Name in keyof Steps]: Awaited<Steps[Name]> };
};
