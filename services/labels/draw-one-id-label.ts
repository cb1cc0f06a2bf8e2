import { formatOneId } from '#contracts/item/one-id.ts';
import type { LabelSize } from '#contracts/labels/label-form.ts';
import { drawLabels } from './draw-labels.ts';
import type { Page } from './marks.ts';

/** What is printed below the code of an item; empty where nothing is known of it. */
export interface OneIdLabel {
  oneId: string;
  /** Of the product. */
  name: string;
  /** SKU and size, or what the caller wants there. */
  caption: string;
}

/** The labels that go onto the goods. */
export const drawOneIdLabels = (labels: readonly OneIdLabel[], size?: LabelSize): readonly Page[] =>
  drawLabels(
    labels.map(({ oneId, name, caption }) => ({
      code: oneId,
      letters: { text: formatOneId(oneId), family: 'monospace' },
      aboveFoot: name,
      foot: caption,
    })),
    size,
  );
