/** Works on a database of which each takes one core: the smallest machine has two. */
export const twoAtATime = async <Work>(works: readonly Work[], one: (work: Work) => Promise<void>): Promise<void> => {
  const left = works.values();
  const others = async (): Promise<void> => {
    for (const work of left) await one(work);
  };
  await Promise.all([others(), others()]);
};
