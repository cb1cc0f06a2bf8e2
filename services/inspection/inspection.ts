import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { InspectionAnswer } from '#contracts/inspection/inspection-commands.ts';
import { requiredPhotos } from '#contracts/inspection/required-photos.ts';
import { isDefective, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { kindOfGoods } from '#contracts/item/kinds-of-goods.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Item, LoadedItem } from '../aggregates/item/item.ts';
import { next } from '../aggregates/item/lifecycle.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';

/** What an inspector found. */
export interface Finding {
  viewer: Viewer;
  oneId: string;
  result: InspectionResult;
  remark: string;
  photos: string[];
}

/** Page and server take the number of photos from the same list, by what the goods are. */
export const enoughPhotos = ({ result, photos }: Finding, { size }: Pick<Item, 'size'>): Rejection | undefined => {
  const count = requiredPhotos(result, kindOfGoods(size)).length;
  return photos.length < count ? reject('PhotosMissing', { field: 'photos', params: { count } }) : undefined;
};

export const inspected = ({ result, remark, photos }: Finding, item: LoadedItem, corrects?: string): StreamChange =>
  change(item, {
    type: 'ItemInspected',
    data: { result, remark, photos, batchNo: item.batchNo, ...(corrects !== undefined && { corrects }) },
  });

export const inspectionAnswer = ({ oneId, result }: Pick<Finding, 'oneId' | 'result'>, item: Item): InspectionAnswer => {
  const defective = isDefective(result);
  return { oneId, result, defective, state: next(item.state, defective, 'ItemInspected') ?? 'inspected' };
};
