import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { mostOneIdLabels, oneIdLabels } from '#contracts/labels/one-id-labels.ts';
import { printableText } from '#contracts/labels/printable.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { passive } from '../kernel/files/passive.ts';
import { drawOneIdLabels } from './draw-one-id-label.ts';

export const oneIdLabelsRoute = queryRoute(oneIdLabels, async ({ query }) => {
  const oneIds = query.oneIds.split(',').map(normaliseOneId).filter(Boolean);
  const refused = printableText(query.caption, 'caption') ?? unprintable(oneIds);
  if (refused) return refused;
  return { file: Buffer.from(drawOneIdLabels(oneIds, query.caption)), contentType: 'image/svg+xml', headers: passive };
});

/** A misread or mistyped code would make a label that belongs to nothing. */
const unprintable = (oneIds: readonly string[]): Rejection | undefined => {
  if (oneIds.length === 0 || oneIds.length > mostOneIdLabels) return reject('Invalid', { field: 'oneIds' });
  for (const oneId of oneIds) {
    const chinese = printableText(oneId, 'oneIds');
    if (chinese) return chinese;
    if (!isOneId(oneId)) return reject('NotAOneId', { field: 'oneIds', params: { text: oneId.slice(0, 40) } });
  }
  return undefined;
};
