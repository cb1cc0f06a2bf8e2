import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { MAX_ONE_ID_LABELS, oneIdLabels } from '#contracts/labels/printed-labels.ts';
import { isPrintable, requirePrintableText } from '#contracts/labels/printable.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { drawOneIdLabels, type OneIdLabel } from './draw-one-id-label.ts';
import { labelFile } from './label-file.ts';

export interface LabelledGoods {
  name: string;
  sku: string;
  size: string;
}

/** What these items are, by ONE ID, as far as the viewer may see them. Answered by a read model, hence given from outside. */
export type GoodsOf = (oneIds: readonly string[], viewer: Viewer) => Promise<ReadonlyMap<string, LabelledGoods>>;

export const oneIdLabelsRoute = (goodsOf: GoodsOf) =>
  queryRoute(oneIdLabels, async ({ query: { oneIds: listed, caption, size, ...form }, viewer }) => {
    const oneIds = listed.split(',').map(normaliseOneId).filter(Boolean);
    const refused = requirePrintableText(caption, 'caption') ?? requirePrintableLabel(oneIds);
    if (refused) return refused;
    const goods = await goodsOf(oneIds, viewer);
    const labels = oneIds.map((oneId) => labelOf(oneId, goods.get(oneId), caption));
    return labelFile(drawOneIdLabels(labels, size), form, size);
  });

/** A misread or mistyped code would make a label that belongs to nothing. */
const requirePrintableLabel = (oneIds: readonly string[]): Rejection | undefined => {
  if (oneIds.length === 0 || oneIds.length > MAX_ONE_ID_LABELS) return reject('Invalid', { field: 'oneIds' });
  for (const oneId of oneIds) {
    const chinese = requirePrintableText(oneId, 'oneIds');
    if (chinese) return chinese;
    if (!isOneId(oneId)) return reject('NotAOneId', { field: 'oneIds', params: { text: oneId.slice(0, 40) } });
  }
  return undefined;
};

/** The catalogue's words are nobody's mistake here: what of them cannot be printed is left out, and the codes are printed all the same. */
const labelOf = (oneId: string, goods: LabelledGoods | undefined, caption: string): OneIdLabel => ({
  oneId,
  name: printableOnly([goods?.name]),
  caption: caption || printableOnly([goods?.sku, goods?.size]),
});

const printableOnly = (texts: readonly (string | undefined)[]): string => texts.filter((text) => text && isPrintable(text)).join('  ·  ');
