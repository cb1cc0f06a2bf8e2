/** Commands each in turn and answers how many were done: what the server refuses is said by the command itself, and the others go on. */
export const oneByOne = async <Thing>(things: readonly Thing[], command: (thing: Thing) => Promise<unknown>): Promise<number> => {
  let done = 0;
  for (const thing of things) {
    done += await command(thing).then(
      () => 1,
      () => 0,
    );
  }
  return done;
};
