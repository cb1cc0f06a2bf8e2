import type { Node } from './node.ts';

/** Kills all of them at once and starts them again: whichever carried something out, it was broken off. */
export const crash = async (nodes: readonly Node[]): Promise<void> => {
  await Promise.all(nodes.map((node) => node.kill()));
  for (const node of nodes) await node.start();
};
