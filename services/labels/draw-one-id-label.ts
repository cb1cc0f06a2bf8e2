import { formatOneId } from '#contracts/item/one-id.ts';
import { drawLabels } from './draw-labels.ts';

/** The labels that go onto the goods, all with the same line below. */
export const drawOneIdLabels = (oneIds: readonly string[], caption: string): string =>
  drawLabels(oneIds.map((oneId) => ({ code: oneId, letters: { text: formatOneId(oneId), family: 'monospace', size: 36 }, caption })));
